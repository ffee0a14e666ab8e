import { afterTest, expect, test } from '../support/test.ts'
import { phone } from '../support/browser.ts'
import { buyButton, collectAtBranch, finished, leaveCart, newShopper, orderButton } from '../support/buying.ts'
import { pickProduct } from '../support/catalogue.ts'
import { devTool } from '../support/dev-tool.ts'
import { mailsTo, placedOrder } from '../support/sandbox.ts'
import { visitors } from '../support/visitors.ts'
import { market } from '#market/market'
import { inMarket } from '../support/market.ts'
import { pathOf } from '../support/paths.ts'
import { label } from '../support/words.ts'

const { enter, sandboxUrl } = visitors()
const points = 2
const place = inMarket({ cs: 'Olomouc', sk: 'Trenčín' })
/** A price whose sum is rounded in cash: to whole crowns, to five cents. */
const uneven = inMarket({ cs: 1234.56, sk: 123.46 })

test.describe('without JavaScript', () => {
  test('C3.16 C3.17 C3.18 C3.41 C4.64 C4.66 C4.67 C4.79 C7.27 an order is placed from the product to its page, with a coupon, a pickup point and cash on delivery', async () => {
    const { page, context } = await enter({ viewport: phone, scripts: false })
    const { product, variant } = await pickProduct(sandboxUrl)
    const cost = (price: number) => devTool(sandboxUrl, 'price', { variantId: variant.id, price })
    afterTest(async () => void (await cost(variant.prices.unitWithTax)))
    await cost(uneven)
    const shopper = newShopper()
    const main = page.getByRole('main')

    await page.goto(`/produkt/${product.slug}`)
    await buyButton(page).click()
    await page.waitForURL('**/kosik')
    await page.request.post('/kosik', {
      form: { intent: 'coupon', couponCode: inMarket({ cs: 'VANEK10', sk: 'VANOK10' }) },
      headers: { 'sec-fetch-site': 'same-origin' },
      maxRedirects: 0,
    })
    await page.reload()
    await leaveCart(page)
    // only cash payments are rounded
    const rounding = main.getByText(label('Zaokrouhlení', 'price'))
    await collectAtBranch(page)
    await page.reload()
    await page.getByText(inMarket({ cs: 'Hotovost v korunách zaokrouhlíme', sk: 'Hotovosť zaokrúhlime' })).waitFor()
    expect(await rounding.count()).toBe(0)
    await page.getByRole('radio', { name: label('Na výdejní místo Balíkobod') }).check()
    await page.getByRole('radio', { name: label('Dobírkou') }).check()
    await page.getByLabel(label('Kde si balíček vyzvednete')).fill(place.toLowerCase())
    await page.getByRole('button', { name: label('Najít'), exact: true }).click()
    await page.waitForURL(`**?s=${encodeURIComponent(place.toLowerCase())}*`)
    const point = page.locator('label', { has: page.locator(`input[name="branch_${points}"]:enabled`) }).last()
    const pointName = await point.locator('strong').innerText()
    expect(pointName).not.toBe('')
    await point.click()
    await page.getByRole('button', { name: label('Pokračovat k dodacím údajům') }).click()
    await page.waitForURL(pathOf('**/kosik/dodaci-udaje'))
    expect(await rounding.count()).toBe(1)

    // for pickup the form has a billing address, not a delivery address
    expect(await main.locator('#street').count()).toBe(0)
    expect(await main.locator('#billingInfo').isChecked()).toBe(true)
    await main.getByLabel('E-mail').fill(shopper.email)
    await main.getByLabel(label('Jméno a příjmení (povinné)')).fill(shopper.name)
    await main.getByLabel(label('Telefon (povinné)')).fill(shopper.phone)
    await main.getByRole('checkbox', { name: label('Souhlasím s') }).check()
    await orderButton(page).click()
    for (const id of ['billingStreet', 'billingCity', 'billingPostcode'])
      expect(await main.locator(`#${id}`).getAttribute('aria-invalid'), id).toBe('true')
    await main.locator('#newsletter').check()
    await main.locator('#billingStreet').fill(shopper.street)
    await main.locator('#billingCity').fill(shopper.city)
    await main.locator('#billingPostcode').fill(shopper.postcode)
    await main.getByRole('checkbox', { name: label('Souhlasím s') }).check()
    await orderButton(page).click()
    await page.waitForURL(finished)

    const order = await placedOrder(sandboxUrl, context)
    expect(order).toMatchObject({
      customer: { email: shopper.email, name: shopper.name },
      payment: { code: 'cod', state: 'offline' },
      shipper: { id: points, type: 'PICKUP_POINT', branch: { name: pointName } },
      shipping: { name: shopper.name, address: { city: expect.stringContaining(place) } },
    })
    const { street, city, postcode } = shopper
    expect(order.billingAddress).toEqual({ street, city, postcode, country_code: market.country.alpha3 })
    const discount = order.items.find(({ attributes }) => attributes.discount)
    expect(discount?.prices.totalWithTax).toBeLessThan(0)

    const shown = await main.innerText()
    expect(shown).toContain(`${label('Místo vyzvednutí')}: ${pointName}, ${order.shipping.address.street}`)
    for (const text of [
      pointName,
      order.code,
      order.shipper.name,
      order.shipping.address.street,
      street,
      discount?.name ?? '-',
    ])
      expect(shown).toContain(text)
    await page.reload()
    await page.getByRole('heading', { level: 1, name: label('Děkujeme, objednávka je přijatá') }).waitFor()
    const mails = await mailsTo(sandboxUrl, shopper.email)
    expect(mails.map(({ kind }) => kind).sort()).toEqual(['newsletter', 'order'])
    expect(mails.find(({ kind }) => kind === 'order')?.body).toContain(
      `${label('Fakturační adresa', 'fact-titles')}: ${street}, ${postcode} ${city}`,
    )

    const orderMail = mails.find(({ kind }) => kind === 'order')?.body
    expect(orderMail).toContain(`${label('Odběrné místo', 'fact-titles')}: ${pointName}`)

    // the newsletter is confirmed by its link
    await main.getByText(label('potvrdíte odkazem, který jsme vám poslali e-mailem')).waitFor()
    const newsletterMail = mails.find(({ kind }) => kind === 'newsletter')
    const link = new URL(/https?:\/\/\S+/.exec(newsletterMail?.body ?? '')?.[0] ?? '')
    await page.goto(link.pathname + link.search)
    const confirm = main.getByRole('button', { name: /potvrdi[tť]/i })
    if ((await confirm.count()) > 0) await confirm.click()
    await page.getByText(label('Odběr novinek jsme potvrdili. Děkujeme.')).waitFor()
  })
})
