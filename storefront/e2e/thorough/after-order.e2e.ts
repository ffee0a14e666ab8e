import { consentCookie, consentVersion } from '@vanek/sdk/overlays'
import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { finished, orderButton, reachDetails } from '../support/buying.ts'
import { pickProduct } from '../support/catalogue.ts'
import { recordViolations } from '../support/page-faults.ts'
import { setFaults, placedOrder } from '../support/sandbox.ts'
import { requestCountsFor, requestsFor } from '../support/service-requests.ts'
import { visitors } from '../support/visitors.ts'
import { builtFile } from '../support/built-file.ts'
import { inMarket, language } from '../support/market.ts'
import { pathOf } from '../support/paths.ts'
import { label } from '../support/words.ts'

const { enter, shopUrl, sandboxUrl } = visitors({ pictures: true })
test.afterEach(async () => setFaults(sandboxUrl))

// Zboží.cz is a service of one country
const agreements = inMarket<readonly ('heureka' | 'zbozi')[]>({ cs: ['heureka', 'zbozi'], sk: ['heureka'] })
/** Expected numbers of requests: reviews, price comparison, shopping. The last is Zboží.cz. */
const expectedCounts = (reviews: number, comparison: number, shopping: number) => [
  reviews,
  comparison,
  language === 'cs' ? shopping : 0,
]

/** A visitor who has accepted all cookies; by default they have rejected them. */
const allowCookies = (context: BrowserContext) =>
  context.addCookies([{ name: consentCookie, value: `${consentVersion}.11.${Date.now()}`, url: shopUrl }])

/** Orders with these consents; returns the order of the back end. */
async function order(page: Page, context: BrowserContext, agreed: readonly (typeof agreements)[number][]) {
  await reachDetails(page, await pickProduct(sandboxUrl))
  for (const name of agreed) await page.locator(`#${name}`).check()
  await orderButton(page).click()
  await page.waitForURL(finished)
  await page.getByRole('heading', { name: label('Děkujeme, objednávka je přijatá') }).waitFor()
  return placedOrder(sandboxUrl, context)
}

const policyViolations = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { policyViolations: string[] }).policyViolations)

test.describe('services that receive placed orders', () => {
  test('C4.60 C4.61 C4.62 C4.63 B7.57 B7.58 receive each order of a browser once, with the required data only', async () => {
    const { page, context, complaints } = await enter()
    await allowCookies(context)
    await recordViolations(context)
    const first = await order(page, context, agreements)
    await expect.poll(() => requestCountsFor(sandboxUrl, first.code)).toEqual(expectedCounts(1, 1, 1))
    const { reviews, priceComparison, shopping } = await requestsFor(sandboxUrl, first.code)
    const [line] = first.items
    const variant = String(line?.variantId)
    expect(reviews).toMatchObject([{ orderId: first.code, email: first.customer.email, productItemIds: [variant] }])
    expect(priceComparison[0]).toMatchObject(
      inMarket({
        cs: { key: 'vanek-demo-overeno', currency: 'CZK' },
        sk: { key: 'vanok-demo-overene', currency: 'EUR' },
      }),
    )
    expect(Number(priceComparison[0]?.['totalPrice'])).toBe(first.prices.totalWithTax)
    expect(JSON.parse(priceComparison[0]?.['products'] ?? '[]')).toMatchObject([{ id: variant, amount: 1 }])
    expect(JSON.stringify([priceComparison, shopping])).not.toContain(first.customer.email)
    if (language === 'cs') expect(shopping[0]).toMatchObject({ shopId: 'vanek-demo-66', orderId: first.code })

    // the page again, then another order in the same browser: duplicates would have arrived by then
    await page.reload()
    const second = await order(page, context, agreements)
    await expect.poll(() => requestCountsFor(sandboxUrl, second.code)).toEqual(expectedCounts(1, 1, 1))
    expect(await requestCountsFor(sandboxUrl, first.code)).toEqual(expectedCounts(1, 1, 1))
    const stored = await page.evaluate(() => localStorage.getItem('vanek_sent_orders') ?? '')
    expect(JSON.parse(stored)).toMatchObject({
      [inMarket({ cs: 'shopping', sk: 'priceComparison' })]: [first.code, second.code],
    })
    expect(await policyViolations(page)).toEqual([])
    expect(complaints).toEqual([])
  })

  test('C4.60 C4.62 receive nothing without consent', async () => {
    const { page, context } = await enter()
    await allowCookies(context)
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    const silent = await order(page, context, [])
    await expect.poll(() => requestCountsFor(sandboxUrl, silent.code)).toEqual(expectedCounts(0, 1, 0))
    expect(scripts.filter((url) => /conversions\/shopping|services\/reviews/.test(url))).toEqual([])
    // the next order proves that there was enough time
    const next = await order(page, context, agreements.slice(-1))
    await expect.poll(() => requestCountsFor(sandboxUrl, next.code)).toEqual(inMarket({ cs: [0, 1, 1], sk: [1, 1, 0] }))
    expect(await requestCountsFor(sandboxUrl, silent.code)).toEqual(expectedCounts(0, 1, 0))
  })

  test('C4.61 B1.24 send nothing to the price comparison when cookies were rejected, and load nothing of it', async () => {
    const { page, context } = await enter()
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    const placed = await order(page, context, agreements)
    // the services with consent in the order itself prove that there was enough time
    await expect.poll(() => requestCountsFor(sandboxUrl, placed.code)).toEqual(expectedCounts(1, 0, 1))
    expect(scripts.filter((url) => url.includes('price-comparison'))).toEqual([])
  })

  test('C4.61 B1.24 wait for the cookie consent, and receive the order once it is given on the page', async () => {
    const { page, context } = await enter({ undecided: true })
    const placed = await order(page, context, agreements)
    await expect.poll(() => requestCountsFor(sandboxUrl, placed.code)).toEqual(expectedCounts(1, 0, 1))
    await page
      .getByRole('region', { name: 'Cookies', exact: true })
      .getByRole('button', { name: label('Povolit vše') })
      .click()
    await expect.poll(() => requestCountsFor(sandboxUrl, placed.code)).toEqual(expectedCounts(1, 1, 1))
  })

  test('C8.36 have no effect on the page when they fail, and are called again when it is reloaded', async () => {
    const { page, context, complaints } = await enter()
    await allowCookies(context)
    await setFaults(
      sandboxUrl,
      { path: '/services/reviews', status: 500, times: 50 },
      { path: '/services/conversions/price-comparison.js', drop: 'before', times: 50 },
      { path: '/services/conversions/shopping.js', status: 500, times: 50 },
    )
    const placed = await order(page, context, agreements)
    await expect.poll(() => complaints.join('\n')).toContain('The review service did not take an order')
    await expect
      .poll(() => complaints.filter((each) => each.includes('conversion was not sent')).length)
      .toBe(inMarket({ cs: 2, sk: 1 }))
    expect(await page.locator('[role=alert], .notices li').count()).toBe(0)
    expect(complaints.filter((each) => each.startsWith('exception'))).toEqual([])
    expect(complaints.join()).not.toContain(placed.customer.email)
    expect(await requestCountsFor(sandboxUrl, placed.code)).toEqual(expectedCounts(0, 0, 0))
    await setFaults(sandboxUrl)
    await page.reload()
    await expect.poll(() => requestCountsFor(sandboxUrl, placed.code)).toEqual(expectedCounts(1, 1, 1))
  })

  test('C4.61 C4.62 do not delay the page when they are slow, and do not wait for each other', async () => {
    const { page, context, complaints } = await enter()
    await allowCookies(context)
    await setFaults(sandboxUrl, { path: '/services/conversions/price-comparison.js', delayMs: 60_000, times: 50 })
    const placed = await order(page, context, agreements)
    await expect.poll(() => requestCountsFor(sandboxUrl, placed.code)).toEqual(expectedCounts(1, 0, 1))
    await page.getByRole('button', { name: label('Vytisknout') }).waitFor()
    await page.getByRole('link', { name: label('Zpět do obchodu') }).click()
    await page.waitForURL((url) => url.pathname === '/')
    expect(complaints).toEqual([])
  })
})

test.describe('the page of a placed order', () => {
  test('C4.61 C4.62 is the only one that may load third-party scripts: it is entered and left by full page loads', async () => {
    const { page, context } = await enter()
    const policies = new Map<string, string>()
    page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      if (response.request().isNavigationRequest())
        policies.set(pathname, response.headers()['content-security-policy'] ?? '')
    })
    await order(page, context, [])
    expect(policies.get(pathOf('/kosik/dokonceni'))).toContain(`script-src 'self' ${sandboxUrl}`)
    await page.getByRole('link', { name: label('Zpět do obchodu') }).click()
    await page.waitForURL((url) => url.pathname === '/')
    expect(policies.get('/')).toContain("script-src 'self';")
    expect(policies.get(pathOf('/kosik/dodaci-udaje'))).toContain("script-src 'self';")

    // a navigation without a link: handled by code that loads when the page is used
    const followScript = page.waitForResponse((response) => response.url().endsWith(builtFile('/follow.ts')))
    await page.goto(pathOf('/kosik/dokonceni'))
    await page.getByRole('main').getByRole('link').first().hover()
    await followScript
    await page.getByRole('searchbox').fill('ventil')
    await page.keyboard.press('Enter')
    await page.waitForURL(pathOf('**/hledat?q=') + 'ventil')
    expect(policies.get(pathOf('/hledat'))).toContain("script-src 'self';")
  })
})
