import { expect, test } from './support/test.ts'
import { newCustomer } from './support/account.ts'
import { open } from './support/hydrated.ts'
import { signIn } from './support/sign-in.ts'
import { visitors } from './support/visitors.ts'

const { enter, sandboxUrl } = visitors()
const path = '/uzivatel/osobni-udaje'

for (const scripts of [true, false]) {
  test.describe(`the title of a customer with scripts ${scripts}`, () => {
    test('C9.20 is chosen in the profile, shown in Czech, and taken away again', async () => {
      const { page } = await enter({ scripts })
      await signIn(page, await newCustomer(sandboxUrl))
      const show = () => (scripts ? open(page, path) : page.goto(path))
      const title = page.getByRole('main').getByLabel('Oslovení')
      for (const [chosen, value] of [
        ['Paní', 'Mrs'],
        ['Bez oslovení', ''],
      ] as const) {
        await show()
        expect(await title.locator('option').allInnerTexts()).toEqual(['Bez oslovení', 'Pan', 'Paní'])
        await title.selectOption(chosen)
        await page.getByRole('button', { name: 'Uložit údaje' }).click()
        await page.getByText('Vaše údaje jsme uložili', { exact: true }).first().waitFor()
        await show()
        expect(await title.inputValue()).toBe(value)
      }
    })
  })
}
