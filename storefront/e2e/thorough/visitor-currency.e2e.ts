import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { browserSeconds } from '../support/browser-clock.ts'
import { market } from '#market/market'
import { addResponse } from '../support/add-response.ts'
import { pickProduct } from '../support/catalogue.ts'
import { open } from '../support/hydrated.ts'
import { setFaults } from '../support/sandbox.ts'
import { startShop } from '../support/servers.ts'
import { visitors } from '../support/visitors.ts'
import { inMarket } from '../support/market.ts'
import { pathOf } from '../support/paths.ts'
import { label } from '../support/words.ts'

const { enter, sandboxUrl } = visitors()
let shop: Awaited<ReturnType<typeof startShop>>
test.beforeAll(async () => {
  const env = { CURRENCY_FROM_QUERY: 'on', IP_LOOKUP: 'on', TRUSTED_PROXIES: '127.0.0.1' }
  shop = await startShop(sandboxUrl, env)
})
test.afterEach(async () => setFaults(sandboxUrl))
test.afterAll(() => shop.stop())

const main = (page: Page) => page.getByRole('main')
const currencyCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'vanek_currency')

/** A visitor whose requests come through a proxy that forwards the IP address. */
async function enterFrom(address: string) {
  const visitor = await enter({ baseURL: shop.shopUrl })
  await visitor.context.setExtraHTTPHeaders({ 'x-forwarded-for': `${address}, 10.0.0.1` })
  return visitor
}

/** The currency of the prices on a page; more than one would be a fault. */
async function currencyOf(page: Page): Promise<string> {
  await main(page)
    .getByText(inMarket({ cs: /\d\s?(€|Kč)/, sk: /\d\s?(€|Kč)/ }))
    .first()
    .waitFor()
  const text = await main(page).innerText()
  return [/\d\s?€/.test(text) && 'EUR', /\d\s?Kč/.test(text) && 'CZK'].filter(Boolean).join()
}

const own = market.currency.code
const other = inMarket({ cs: 'EUR', sk: 'CZK' })

/** The same for the server's HTML, without scripts. */
async function sent(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(shop.shopUrl + path, { headers })
  const html = await answer.text()
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]
  const shown = html.split('<script type="application/json"')[0] ?? ''
  return { isOther: inMarket({ cs: /\d\s?€/, sk: /\d\s?Kč/ }).test(shown), canonical, answer }
}

test.describe('a currency in the URL', () => {
  const listing = pathOf('/koupelnove-ventilatory')

  test('C4.88 C4.89 is shown at once, by the server and after hydration, and is remembered', async () => {
    const { page, complaints } = await enterFrom('192.0.2.1')
    await open(page, `${listing}?currency=${other}`)
    expect(await currencyOf(page)).toBe(other)
    const cookie = await currencyCookie(page)
    expect([cookie?.value, Math.abs((cookie?.expires ?? 0) - browserSeconds() - 365 * 86_400) < 600]).toEqual([
      other,
      true,
    ])
    await open(page, listing)
    expect(await currencyOf(page)).toBe(other)
    const added = addResponse(page)
    await main(page)
      .getByRole('button', { name: label('Do košíku') })
      .first()
      .click()
    await added
    await open(page, pathOf('/kosik?currency=XXX'))
    expect(await currencyOf(page)).toBe(other)
    // the form of the page takes precedence over its URL
    await open(page, `${listing}?currency=${other}&page=2`)
    await page.getByRole('contentinfo').getByLabel(label('Měna')).selectOption(own)
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: label('Použít') })
      .click()
    await page.waitForURL(`**${listing}?page=2`)
    expect(await currencyOf(page)).toBe(own)
    expect(complaints).toEqual([])
  })

  test('C4.88 works without cookies, with the same canonical URL', async () => {
    const from = { 'x-forwarded-for': '192.0.2.1' }
    const plain = await sent(listing, from)
    const chosen = await sent(`${listing}?currency=${other}`, from)
    expect([plain.isOther, chosen.isOther]).toEqual([false, true])
    expect(chosen.canonical).toBe(plain.canonical)
    expect(chosen.answer.headers.get('cache-control')).not.toContain('public')
  })
})

test.describe('a visitor from abroad', () => {
  for (const [address, currency] of inMarket({
    cs: [
      ['198.51.100.7', 'EUR'],
      ['203.0.113.9', 'EUR'],
      ['192.0.2.1', 'CZK'],
    ],
    sk: [
      ['203.0.113.9', 'EUR'],
      ['192.0.2.1', 'EUR'],
    ],
  } as const)) {
    test(`C7.76 C4.90 C4.91 from ${address} sees the shop in ${currency} during the visit`, async () => {
      const { page, complaints } = await enterFrom(address)
      const { product } = await pickProduct(sandboxUrl)
      await open(page, `/produkt/${product.slug}`)
      expect(await currencyOf(page)).toBe(currency)
      expect(await currencyCookie(page)).toMatchObject({ value: currency, expires: -1 })
      // abroad for a day, within the same visit
      await page.context().setExtraHTTPHeaders({ 'x-forwarded-for': '203.0.113.200' })
      await open(page, pathOf('/koupelnove-ventilatory'))
      expect(await currencyOf(page)).toBe(currency)
      await open(page, `/produkt/${product.slug}?currency=CZK`)
      expect(await currencyOf(page)).toBe('CZK')
      expect(complaints).toEqual([])
    })
  }

  test('C7.76 sees the default currency while their country is unknown', async () => {
    await setFaults(sandboxUrl, { path: '/services/geo', drop: 'before', times: 100 })
    const { page, complaints } = await enterFrom('203.0.113.77')
    await open(page, pathOf('/koupelnove-ventilatory'))
    expect(await currencyOf(page)).toBe(own)
    expect(complaints).toEqual([])
  })
})
