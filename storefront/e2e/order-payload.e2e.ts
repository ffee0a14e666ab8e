import type { PlaceOrderParams } from '@vanek/sdk/checkout'
import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'
import { finished, orderButton, reachDetails } from './support/buying.ts'
import { pickProduct } from './support/catalogue.ts'
import { hydrated } from './support/hydrated.ts'
import { mailsTo, placedOrder } from './support/sandbox.ts'
import { visitors } from './support/visitors.ts'
import { label } from './support/words.ts'
import { inMarket } from './support/market.ts'
import { market } from '#market/market'

const { enter, sandboxUrl } = visitors()

/** The request that places the order. */
async function sentBy(page: Page): Promise<PlaceOrderParams> {
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/v1/cart/place'))
  await orderButton(page).click()
  return (await sent).postDataJSON() as PlaceOrderParams
}

const country_code = market.country.alpha3
const phone = inMarket({ cs: '+420777123456', sk: '+421901234567' })
const otherPhone = inMarket({ cs: '+420606111222', sk: '+421906111222' })

/** The phones beside the address of delivery and of the invoice. */
const phonesShown = async (page: Page) =>
  (await page.locator('.places section').allInnerTexts()).map((text) =>
    /\+[\d\s]+\d/.exec(text)?.[0].replaceAll(/\s/g, ''),
  )

test.describe('the request that places an order', () => {
  test('C1.02 C1.14 C3.43 C3.31 C3.32 C3.33 C3.34 C3.35 C3.36 C3.37 C3.38 C3.41 C4.70 C3.44 C5.37 C6.09 C7.11 contains all data of a company that orders for another recipient', async () => {
    const { page, context } = await enter({ undecided: true })
    await page.goto('/?utm_source=letak')
    await page.waitForFunction(() => sessionStorage.getItem('vanek_utm')?.includes('letak'))
    const shopper = await reachDetails(page, await pickProduct(sandboxUrl))
    const main = page.getByRole('main')
    await page.locator('#differentAddress').check()
    await page.locator('#shippingFullName').fill('Petr Příjemce')
    await page.locator('#shippingPhone').fill(inMarket({ cs: '606 111 222', sk: '0906 111 222' }))
    await page.locator('#billingInfo').check()
    await page.locator('#isBusiness').check()
    await page.locator('#tin').fill('1234 5679')
    await main.getByRole('button', { name: label('Doplnit z rejstříku') }).click()
    await main.getByText(label('Údaje firmy jsme doplnili')).waitFor()
    expect(await page.locator('#billingStreet').inputValue()).toBe(inMarket({ cs: 'Dílenská 8', sk: 'Dielenská 8' }))
    await page.locator('#isRegistration').check()
    await page.locator('#password').fill('dlouhe-heslo')
    await page.locator('#passwordConfirmation').fill('dlouhe-heslo')
    await main.getByText(label('Přidat poznámku')).click()
    await page.locator('#note').fill('Zvonek nefunguje')
    await page.locator('#note_for_shipper').fill('Volejte předem')
    await page.locator('#customOrderNumber').fill('PO-77')
    await page.locator('#heureka').check()

    const sent = await sentBy(page)
    expect(sent).toMatchObject({
      ...{ name: shopper.name, firstName: 'Marie', lastName: 'Větrná', email: shopper.email },
      ...{ phone: phone, terms: true, registration: true, newsletter: false, heureka_allow: true },
      ...{ password: 'dlouhe-heslo', password_confirmation: 'dlouhe-heslo' },
      ...{ shipper_id: 1, payment_id: 3, branch_id: null, comment: 'Zvonek nefunguje' },
      shipper_comment: 'Volejte předem',
      business: {
        business_name: 'Vzduch a montáže, s. r. o.',
        TIN: '12345679',
        VATIN: inMarket({ cs: 'CZ12345679', sk: '2020123457' }),
      },
      billing_address: {
        street: inMarket({ cs: 'Dílenská 8', sk: 'Dielenská 8' }),
        country_code,
        ...inMarket({ cs: { city: 'Pardubice', postcode: '530 02' }, sk: { city: 'Trnava', postcode: '917 01' } }),
      },
      shipping: {
        name: 'Petr Příjemce',
        phone: otherPhone,
        address: { street: shopper.street, city: shopper.city, postcode: shopper.postcode, country_code },
      },
      custom: { custom_order_number: 'PO-77' },
      utm: { utm_source: 'letak' },
    })
    await page.waitForURL(finished)
    const shown = page.getByRole('main')
    await shown.getByText('IČO 12345679').waitFor()
    await shown.getByText('Petr Příjemce').waitFor()
    expect(await phonesShown(page)).toEqual([otherPhone, phone])
    const order = await placedOrder(sandboxUrl, context)
    expect(order).toMatchObject({ customer: { email: shopper.email }, attributes: { GDPR: { zbozicz: false } } })
  })

  test('C2.11 C3.41 C3.43 C4.55 C4.57 C4.64 C4.65 C4.68 C4.69 omits collapsed sections, keeps typed input over a reload, and the newsletter is confirmed by a mailed link', async () => {
    const { page } = await enter()
    const shopper = await reachDetails(page, await pickProduct(sandboxUrl))
    await page.locator('#billingInfo').check()
    await page.locator('#isBusiness').check()
    await page.locator('#businessName').fill('Nakonec ne')
    await page.reload()
    await hydrated(page)
    expect(await page.locator('#email').inputValue()).toBe(shopper.email)
    expect(await page.locator('#businessName').inputValue()).toBe('Nakonec ne')
    // consents have to be given again
    expect(await page.locator('#terms').isChecked()).toBe(false)
    await page.locator('#terms').check()
    await page.locator('#newsletter').check()
    await page.locator('#isBusiness').uncheck()
    const sent = await sentBy(page)
    expect(sent.business).toBeNull()
    expect(sent.billing_address).toEqual(sent.shipping.address)
    expect(sent.shipping.name).toBe(shopper.name)
    expect(Object.keys(sent)).not.toEqual(expect.arrayContaining(['utm']))
    expect(Object.keys(sent)).not.toEqual(expect.arrayContaining(['password']))
    await page.waitForURL(finished)
    await page.getByText(label('potvrdíte odkazem, který jsme vám poslali e-mailem')).waitFor()
    expect(await phonesShown(page)).toEqual([phone, undefined])
    await expect(page.locator('.places').first()).toContainText(label('Fakturační adresa je stejná.'))
    const mail = (await mailsTo(sandboxUrl, shopper.email)).find(({ kind }) => kind === 'newsletter')
    const link = new URL(/https?:\/\/\S+/.exec(mail?.body ?? '')?.[0] ?? '')
    await page.goto(link.pathname + link.search)
    await page.getByText(label('Odběr novinek jsme potvrdili. Děkujeme.')).waitFor()
  })
})
