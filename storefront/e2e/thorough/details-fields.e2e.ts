import type { PlaceOrderParams } from '@vanek/sdk/checkout'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { finished, newShopper, orderButton, startCheckout } from '../support/buying.ts'
import { pickProduct } from '../support/catalogue.ts'
import { axeFindings } from '../support/axe.ts'
import { hydrated, open } from '../support/hydrated.ts'
import { withOverrides } from '../support/overrides.ts'
import { visitors } from '../support/visitors.ts'
import { pathOf } from '../support/paths.ts'
import { label } from '../support/words.ts'
import { inMarket } from '../support/market.ts'

const { enter, sandboxUrl } = visitors()
const path = pathOf('/kosik/dodaci-udaje')

/** The message at an input after typing a text and leaving it. */
async function messageFor(page: Page, [name, typed]: readonly [string, string]): Promise<string> {
  const input = page.locator(`#${name}`)
  await input.fill(typed)
  await input.blur()
  const error = page.locator(`#${name}-error`)
  return (await error.count()) === 0 ? '' : error.innerText()
}

/** Types texts in turn and returns the message for each. */
async function messagesFor(page: Page, typed: readonly (readonly [string, string])[]): Promise<string[]> {
  const messages: string[] = []
  for (const each of typed) messages.push(await messageFor(page, each))
  return messages
}

const refused = {
  email: label('E-mail není ve správném formátu'),
  fullName: label('Nezadali jste celé jméno'),
  houseNumber: label('Vyplňte správně číslo popisné'),
  phone: label('Nezadali jste správně telefonní číslo'),
  postcode: label('PSČ musí obsahovat 5 čísel'),
  streetAndNumber: label('Vyplňte ulici a za ní číslo popisné'),
  street: label('Vyplňte správně ulici'),
  tin: label('Nesprávný formát IČ. Zkontrolujte prosím všech osm číslic.'),
}

test.describe('the inputs of the details form', () => {
  test('C5.16 lose no click when the error of the blurred input shifts the content below', async () => {
    const { page } = await enter()
    await startCheckout(page, await pickProduct(sandboxUrl))
    await open(page, path)
    await page.locator('#postcode').fill('1234')
    await page.locator('#isBusiness').click()
    expect(await page.locator('#isBusiness').isChecked()).toBe(true)
    await page.locator('#postcode-error').filter({ hasText: refused.postcode }).waitFor()
  })

  test('C5.01 C5.02 C5.06 C5.09 C5.11 C5.12 C5.13 C5.16 C5.18 C5.19 C5.21 C5.22 C5.23 C5.25 are validated on blur and accept unambiguous formats', async () => {
    const { page, complaints } = await enter()
    await startCheckout(page, await pickProduct(sandboxUrl))
    await open(page, path)
    await page.locator('#billingInfo').check()
    await page.locator('#isBusiness').check()

    const table: readonly (readonly [string, string, string])[] = [
      ['email', 'marie@', refused.email],
      ['email', 'marie@example.cz', ''],
      ['fullName', 'Marie', refused.fullName],
      ['fullName', 'Marie Větrná', ''],
      ['phone', '123', refused.phone],
      ['phone', inMarket({ cs: '777 123 456', sk: '0905 123 456' }), ''],
      ['street', 'Lipová', refused.streetAndNumber],
      ['street', 'Lipová 12', ''],
      ['postcode', '6020', refused.postcode],
      ['postcode', '60200', ''],
      ['tin', '12345678', refused.tin],
      ['tin', '12345679', ''],
    ]
    const typed = table.map(([name, text]) => [name, text] as const)
    expect(await messagesFor(page, typed)).toEqual(table.map(([, , message]) => message))

    // C5.16: once left, an input is validated at every change
    const email = page.locator('#email')
    await email.press('End')
    await email.press('Backspace')
    await email.press('Backspace')
    await email.press('Backspace')
    await page.locator('#email-error').filter({ hasText: refused.email }).waitFor()
    await email.pressSequentially('.cz')
    await page.locator('#email-error').waitFor({ state: 'detached' })

    // C5.11 and C5.12: other countries have other postcodes and company ids
    await page.locator('#billingPostcode').fill(inMarket({ cs: '81101', sk: '60200' }))
    await page.locator('#tin').fill('1')
    await page.locator('#billingCountry').selectOption('SVK')
    await page.locator('#vatinsvk').waitFor()
    expect(await page.locator('#tin-error').count()).toBe(0)

    await orderButton(page).click()
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('businessName')
    await page
      .getByRole('heading', {
        name: inMarket({ cs: /^Doplňte nebo opravte prosím/, sk: /^Doplňte alebo opravte, prosím,/ }),
      })
      .waitFor()
    expect(await axeFindings(page)).toEqual([])
    expect(complaints).toEqual([])
  })

  test('C1.07 C9.20 C3.24 C3.25 C3.26 C3.27 C3.28 C3.29 C3.30 C3.39 C5.03 C5.04 C5.05 C5.20 C5.24 C5.32 C5.35 C5.36 C5.38 C5.39 are those that the shop enables', async () => {
    const flags = {
      ...{ split_name: true, split_street: true, formal_title: true, date_of_birth: true, company_name: true },
      ...{ custom_order_number: true, shipping_business_name_with_business: true, card_request: true },
      ...{ zbozi: true, magazine: true, sms: true, business_terms: true, heureka: false, note_for_shipper: false },
    }
    const overrides = { settings: { theme: { pages: { delivery_details: flags } } } }
    await withOverrides(sandboxUrl, overrides, async (baseURL) => {
      const { page } = await enter({ baseURL })
      const shopper = newShopper()
      await startCheckout(page, await pickProduct(sandboxUrl))
      await page.goto(path)
      await hydrated(page)
      await page.locator('#isRegistration').check()
      const shown = ['formalTitle', 'firstName', 'lastName', 'dateOfBirth', 'companyName', 'houseNumber', 'cardRequest']
      for (const name of [...shown, 'zbozi', 'magazine', 'smsMarketing', 'newsletter', 'terms'])
        expect(await page.locator(`#${name}`).count(), name).toBe(1)
      for (const name of ['fullName', 'heureka', 'note_for_shipper'])
        expect(await page.locator(`#${name}`).count(), name).toBe(0)
      expect(await page.locator('#businessTerms').isVisible()).toBe(false)

      const table: readonly (readonly [string, string, unknown])[] = [
        ['street', 'Lipová 12', refused.street],
        ['street', 'Lipová', ''],
        ['houseNumber', '12 a', refused.houseNumber],
        ['houseNumber', 'Lipová', refused.houseNumber],
        ['houseNumber', '12', ''],
        ['password', 'krátké', expect.stringContaining('8')],
        ['password', 'dlouhe-heslo', ''],
        [
          'passwordConfirmation',
          'jine-heslo',
          expect.stringContaining(inMarket({ cs: '2× správně', sk: 'Heslá sa nezhodujú' })),
        ],
        ['passwordConfirmation', 'dlouhe-heslo', ''],
      ]
      const typed = table.map(([name, text]) => [name, text] as const)
      expect(await messagesFor(page, typed)).toEqual(table.map(([, , message]) => message))

      // and all of it is sent
      for (const name of ['differentAddress', 'billingInfo', 'isBusiness', 'businessTerms', 'terms', 'cardRequest'])
        await page.locator(`#${name}`).check()
      const texts: Readonly<Record<string, string>> = {
        ...{ email: shopper.email, firstName: 'Marie', lastName: 'Větrná', phone: shopper.phone, city: 'Brno' },
        ...{ postcode: '60200', dateOfBirth: '1990-05-06', companyName: 'Větrná' },
        ...{ shippingLastName: label('Příjemce'), shippingBusinessName: 'Sklad', shippingPhone: ' ', tin: '12345679' },
        ...{ businessName: 'Vzduch', customOrderNumber: 'PO-7', billingStreet: 'Dílenská', billingHouseNumber: '8' },
        ...{ billingCity: 'Pardubice', billingPostcode: '530 02' },
      }
      await page.getByText(label('Přidat poznámku')).click()
      for (const [name, text] of Object.entries(texts)) await page.locator(`#${name}`).fill(text)
      await page.getByLabel(label('Oslovení')).selectOption(label('Paní'))
      const sent = page.waitForRequest((request) => request.url().endsWith('/api/v1/cart/place'))
      await orderButton(page).click()
      const placement = (await sent).postDataJSON() as PlaceOrderParams
      expect(placement).toMatchObject({
        ...{ firstName: 'Marie', lastName: 'Větrná', cardRequest: true, registration: true },
        billing_address: { street: 'Dílenská 8' },
        business: { TIN: '12345679' },
        shipping: { name: label('Příjemce'), business_name: 'Sklad', address: { street: 'Lipová 12' } },
        custom: { custom_order_number: 'PO-7', formalTitle: 'Mrs', dateOfBirth: '1990-05-06', companyName: 'Větrná' },
      })
      // an empty phone is not sent (C5.38)
      expect(placement.shipping).not.toHaveProperty('phone')
      await page.waitForURL(finished)
      await page.getByText(label('Paní'), { exact: true }).waitFor()
    })
  })
})
