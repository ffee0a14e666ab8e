import { expect, test } from './support/test.ts'
import { newCustomer } from './support/account.ts'
import { open } from './support/hydrated.ts'
import { signIn } from './support/sign-in.ts'
import { visitors } from './support/visitors.ts'
import { pathOf } from './support/paths.ts'
import { label } from './support/words.ts'

const { enter, sandboxUrl } = visitors()
const path = pathOf('/uzivatel/osobni-udaje')

for (const scripts of [true, false]) {
  test.describe(`the title of a customer with scripts ${scripts}`, () => {
    test('C9.20 is chosen in the profile, shown in the language of the shop, and removed again', async () => {
      const { page } = await enter({ scripts })
      await signIn(page, await newCustomer(sandboxUrl))
      const show = () => (scripts ? open(page, path) : page.goto(path))
      const title = page.getByRole('main').getByLabel(label('Oslovení'))
      for (const [chosen, value] of [
        [label('Paní'), 'Mrs'],
        [label('Bez oslovení'), ''],
      ] as const) {
        await show()
        expect(await title.locator('option').allInnerTexts()).toEqual([
          label('Bez oslovení'),
          label('Pan'),
          label('Paní'),
        ])
        await title.selectOption(chosen)
        await page.getByRole('button', { name: label('Uložit údaje') }).click()
        await page.getByText(label('Vaše údaje jsme uložili'), { exact: true }).first().waitFor()
        await show()
        expect(await title.inputValue()).toBe(value)
      }
    })
  })
}
