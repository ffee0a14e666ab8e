import type { Page } from '@playwright/test'
import { newPerson, sendLogin } from '../support/account.ts'
import { expect, test } from '../support/test.ts'
import { pathOf } from '../support/paths.ts'
import { visitors } from '../support/visitors.ts'
import { label } from '../support/words.ts'

const { enter } = visitors()
const main = (page: Page) => page.getByRole('main')
const refusal = (page: Page) => main(page).getByText(label('E-mail nebo heslo nesouhlasí'))

test('C4.59 a form that was refused without scripts is still there after a link and Back, without the password', async () => {
  const { page } = await enter({ scripts: false })
  const { email, password } = newPerson()
  await page.goto(pathOf('/prihlasit'))
  await sendLogin(page, { email, password })
  await refusal(page).waitFor()
  await main(page)
    .getByRole('link', { name: label('Zapomněli jste heslo?') })
    .click()
  await page.waitForURL(pathOf('**/zapomenute-heslo'))
  await page.goBack()
  await refusal(page).waitFor()
  expect(await main(page).getByLabel('E-mail').inputValue()).toBe(email)
  expect(await main(page).getByLabel('Heslo (povinné)').inputValue()).toBe('')
})
