import { expect, test } from '../support/test.ts'
import { newCustomer } from '../support/account.ts'
import { breakable, type Breakable } from '../support/breakable.ts'
import { chooseMethods, finished, leaveCart, newShopper, orderButton } from '../support/buying.ts'
import { type Pick, pickProduct } from '../support/catalogue.ts'
import { placedOrder } from '../support/sandbox.ts'
import { startShop } from '../support/servers.ts'
import { signIn } from '../support/sign-in.ts'
import { amountIn } from '../support/texts.ts'
import { visitors } from '../support/visitors.ts'
import { label } from '../support/words.ts'
import { pathOf } from '../support/paths.ts'

const { enter, sandboxUrl } = visitors()
let others: readonly Breakable[]
let shop: Awaited<ReturnType<typeof startShop>>
let pick: Pick

test.beforeAll(async () => {
  pick = await pickProduct(sandboxUrl)
  others = await Promise.all(['cms', 'services'].map((base) => breakable(`${sandboxUrl}/${base}`)))
  for (const service of others) service.respondWith('down')
  const [content, services] = others.map(({ url }) => url)
  shop = await startShop(sandboxUrl, { CONTENT_URL: content ?? '', SERVICES_URL: services ?? '' }, '/robots.txt')
})
test.afterAll(async () => {
  await shop.stop()
  await Promise.all(others.map((service) => service.stop()))
})

test.describe('cart, checkout and account', () => {
  test('C1.16 have all their data from the shop back end: with every other service down a customer buys and sees the order', async () => {
    const { page, context } = await enter({ baseURL: shop.shopUrl, scripts: false })
    const main = page.getByRole('main')
    const customer = await newCustomer(sandboxUrl)
    await signIn(page, customer)
    const { maxRedirects, headers } = { maxRedirects: 0, headers: { 'sec-fetch-site': 'same-origin' } }
    const form = { intent: 'add', variantId: pick.variant.id, amount: 2 }
    expect((await page.request.post('/kosik', { form, headers, maxRedirects })).status()).toBe(303)

    await page.goto('/kosik')
    expect(await main.innerText()).toContain(pick.product.name)
    await leaveCart(page)
    await chooseMethods(page)
    const { name, phone, street, city, postcode } = newShopper()
    await main.getByLabel(label('Jméno a příjmení (povinné)')).first().fill(name)
    await main.getByLabel(label('Telefon (povinné)')).fill(phone)
    await main.getByLabel(label('Ulice a číslo popisné')).first().fill(street)
    await main.getByLabel(label('Město')).first().fill(city)
    await main.getByLabel('PSČ').first().fill(postcode)
    await main.getByRole('checkbox', { name: label('Souhlasím s') }).check()
    const total = amountIn(await orderButton(page).innerText())
    await orderButton(page).click()
    await page.waitForURL(finished)

    const order = await placedOrder(sandboxUrl, context)
    expect(order.prices.totalWithTax).toBe(total)
    await page.goto(pathOf('/uzivatel/objednavky'))
    await main.getByRole('link', { name: order.code }).first().click()
    await page.getByRole('heading', { level: 1, name: order.code }).waitFor()
    expect(await main.innerText()).toContain(pick.product.name)
  })
})
