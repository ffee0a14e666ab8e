import { expect, test } from '../support/test.ts'
import { mailedLink, newCustomer, newPerson } from '../support/account.ts'
import { finished, orderButton, reachDetails } from '../support/buying.ts'
import { pickProduct } from '../support/catalogue.ts'
import { open } from '../support/hydrated.ts'
import { placedOrder } from '../support/sandbox.ts'
import { signIn } from '../support/sign-in.ts'
import { visitors } from '../support/visitors.ts'
import { pathOf } from '../support/paths.ts'
import { label } from '../support/words.ts'

const { enter, sandboxUrl } = visitors()

/** Numbers of a company with one wrong digit, the message for each, and the valid ones. */
const numbers = {
  tin: { wrong: '35757443', message: 'Nesprávny formát IČO', right: '35 757 442' },
  vatin: { wrong: '2020123458', message: 'Také DIČ neexistuje', right: '2020123457' },
  vatinsvk: { wrong: 'SK2020123458', message: 'Také IČ DPH neexistuje', right: 'SK2020123457' },
} as const

for (const scripts of [true, false])
  test.describe(`the numbers of a Slovak company, with scripts ${scripts}`, () => {
    test('C5.13 A8.01 with a wrong check digit are rejected in Slovak, each at its field, and stay as typed', async () => {
      const { page, context } = await enter({ scripts })
      await reachDetails(page, await pickProduct(sandboxUrl), { scripts })
      await page.locator('#isBusiness').check()
      await page.locator('#businessName').fill('Vzduch')
      for (const [name, { wrong }] of Object.entries(numbers)) await page.locator(`#${name}`).fill(wrong)
      await orderButton(page).click()
      for (const [name, { wrong, message }] of Object.entries(numbers)) {
        await page.locator(`#${name}-error`).getByText(message).waitFor()
        expect(await page.locator(`#${name}`).inputValue()).toBe(wrong)
      }
      expect(new URL(page.url()).pathname).toBe(pathOf('/kosik/dodaci-udaje'))

      for (const [name, { right }] of Object.entries(numbers)) await page.locator(`#${name}`).fill(right)
      await orderButton(page).click()
      await page.waitForURL(finished)
      expect((await placedOrder(sandboxUrl, context)).business).toMatchObject({
        ...{ TIN: '35757442', VATIN: '2020123457' },
      })
    })
  })

for (const scripts of [true, false])
  test(`C7.11 the register fills in DIČ, and IČ DPH of VAT payers, with scripts ${scripts}`, async () => {
    const { page } = await enter({ scripts })
    await reachDetails(page, await pickProduct(sandboxUrl), { scripts })
    await page.locator('#isBusiness').check()
    await page.locator('#tin').fill('12345679')
    await page.getByRole('button', { name: label('Doplnit z rejstříku') }).click()
    await expect(page.locator('#businessName')).toHaveValue('Vzduch a montáže, s. r. o.')
    await expect(page.locator('#vatin')).toHaveValue(numbers.vatin.right)
    await expect(page.locator('#vatinsvk')).toHaveValue(numbers.vatinsvk.right)
  })

test('C5.13 C7.04 are fields of the registration, and saved in the account', async () => {
  const person = newPerson()
  const { email, password } = person
  const { page } = await enter()
  await open(page, '/registrovat')
  const fill = async (values: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(values))
      await page.getByRole('main').locator(`[name=${name}]`).fill(value)
  }
  await fill({ firstName: 'Jana', lastName: 'Vzdušná', email, password, passwordConfirmation: password })
  await page.locator('[name=isBusiness]').check()
  await fill({
    businessName: 'Vzduch',
    tin: numbers.tin.right,
    vatin: numbers.vatin.right,
    ICDPH: numbers.vatinsvk.wrong,
  })
  await page.locator('[name=terms]').check()
  await page.getByRole('button', { name: label('Založit účet') }).click()
  await page.getByText(numbers.vatinsvk.message).first().waitFor()
  expect(await page.locator('[name=ICDPH]').inputValue()).toBe(numbers.vatinsvk.wrong)
  await page.locator('[name=ICDPH]').fill(numbers.vatinsvk.right)
  await page.getByRole('button', { name: label('Založit účet') }).click()
  await page.getByRole('heading', { level: 1, name: 'Ešte potvrďte e-mail' }).waitFor()
  const link = await mailedLink(sandboxUrl, email)
  await page.goto(link.pathname + link.search)
  // the token leaves the address
  await page.waitForURL('**/aktivovat')
  // scripts submit the form
  await page.getByRole('heading', { level: 1, name: 'Hotovo' }).waitFor()
  await signIn(page, person)
  await open(page, pathOf('/uzivatel/osobni-udaje'))
  await expect(page.locator('[name=ICDPH]')).toHaveValue(numbers.vatinsvk.right)
})

test('C5.12 a company id of another country is not validated', async () => {
  const { page } = await enter()
  await reachDetails(page, await pickProduct(sandboxUrl))
  await page.locator('#isBusiness').check()
  await page.locator('#businessName').fill('Luft')
  await page.locator('#billToDelivery').uncheck()
  await page.locator('#billingCountry').selectOption('POL')
  await page.locator('#tin').fill('1')
  await page.locator('#tin').blur()
  await orderButton(page).click()
  await page.locator('#billingStreet-error').waitFor()
  expect(await page.locator('#tin-error').count()).toBe(0)
})

test('C5.13 A8.01 are rejected in the account as well', async () => {
  const customer = await newCustomer(sandboxUrl)
  const { page } = await enter()
  await signIn(page, customer)
  await open(page, pathOf('/uzivatel/osobni-udaje'))
  await page.locator('[name=isBusiness]').check()
  await page.locator('[name=businessName]').fill('Vzduch')
  await page.locator('[name=tin]').fill(numbers.tin.wrong)
  await page.locator('[name=tin]').press('Enter')
  await page.getByText(numbers.tin.message).first().waitFor()
  expect(await page.locator('[name=tin]').inputValue()).toBe(numbers.tin.wrong)
})
