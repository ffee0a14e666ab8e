import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { hydrated } from '../support/hydrated.ts'
import { findProduct } from '../support/find-product.ts'
import { visitors } from '../support/visitors.ts'

const { enter, sandboxUrl } = visitors({ pictures: true })

const own = { 'sec-fetch-site': 'same-origin' }

/** Sums the compressed bytes of the scripts that a page loads. */
function scriptsOf(page: Page) {
  const sizes = new Map<string, Promise<number>>()
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script')
      sizes.set(
        request.url(),
        request.sizes().then(({ responseBodySize }) => responseBodySize),
      )
  })
  const total = async () => (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0)
  return { total, kilobytes: async () => (await total()) / 1_000 }
}

/** Sums the compressed bytes of the style sheets that the HTML of a page names. */
async function stylesOf(page: Page, path: string): Promise<number> {
  const html = await (await page.request.get(path)).text()
  const hrefs = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href ?? '')
  const sheets = await Promise.all(
    hrefs.map(async (href) => {
      const headers = { 'accept-encoding': 'br' }
      return Number((await page.request.get(href, { headers })).headers()['content-length'])
    }),
  )
  return sheets.reduce((sum, size) => sum + size, 0)
}

/** Scrolls to the end by touch, and waits until the network is idle. */
async function scrollToEnd(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  for (let isEnd = false; !isEnd;) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 195, y: 400 }] })
    await session.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] })
    isEnd = await page.evaluate(() => {
      scrollBy(0, innerHeight * 0.8)
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 2
    })
    await page.waitForTimeout(100)
  }
  await page.locator('.consent').waitFor()
  await page.waitForLoadState('networkidle')
}

const product = async () =>
  findProduct(sandboxUrl, ({ variants: [one, second] }) => {
    const { isAvailable, amountMin } = one?.availability ?? {}
    return isAvailable === true && amountMin === 1 && second === undefined
  })

async function openOnPhone(steps: 'nothing' | 'cart' | 'methods') {
  const { page } = await enter({ viewport: { width: 390, height: 844 }, touch: true, undecided: true })
  const { slug, variants } = await product()
  if (steps !== 'nothing') {
    const form = { intent: 'add', variantId: String(variants[0]?.id), amount: '1' }
    await page.request.post('/kosik', { form, headers: own, maxRedirects: 0 })
  }
  if (steps === 'methods')
    await page.request.post('/kosik/doprava-a-platba', {
      ...{ form: { shipper: '1', payment: '3' }, headers: own, maxRedirects: 0 },
    })
  return { page, path: `/produkt/${slug}`, scripts: scriptsOf(page) }
}

test.describe('scripts that a new visitor without consent has loaded at the end of a page', () => {
  for (const [name, path, limit, steps] of [
    ['a product', undefined, 110, 'nothing'],
    ['a category', '/domaci-ventilatory', 110, 'nothing'],
    ['the home page', '/', 110, 'nothing'],
    ['the cart', '/kosik', 130, 'cart'],
    ['shipping and payment', '/kosik/doprava-a-platba', 130, 'cart'],
    ['the details', '/kosik/dodaci-udaje', 130, 'methods'],
  ] as const)
    test(`of ${name}: at most ${limit} kB`, async () => {
      const { page, path: productPath, scripts } = await openOnPhone(steps)
      await page.goto(path ?? productPath)
      expect(new URL(page.url()).pathname).toBe(path ?? productPath)
      await hydrated(page)
      await scrollToEnd(page)
      expect(await scripts.kilobytes()).toBeGreaterThan(80)
      expect(await scripts.kilobytes()).toBeLessThanOrEqual(limit)
    })

  for (const [name, selector] of [
    ['adding to the cart', 'main form[action="/kosik"] button[type=submit]'],
    ['opening the menu', 'details.menu > summary'],
    ['going to the search', 'input[name=q]'],
  ] as const)
    test(`${name} loads at most 15 kB more`, async () => {
      const { page, path, scripts } = await openOnPhone('nothing')
      await page.goto(path)
      await hydrated(page)
      await scrollToEnd(page)
      const before = await scripts.total()
      await page.evaluate(() => scrollTo(0, 0))
      await page.locator(selector).filter({ visible: true }).first().tap()
      await page.waitForTimeout(1_000)
      await page.waitForLoadState('networkidle')
      const loaded = (await scripts.total()) - before
      expect(loaded).toBeGreaterThan(0)
      expect(loaded).toBeLessThanOrEqual(15_000)
    })
})

test.describe('HTML of a page, compressed at best quality', () => {
  for (const [name, path, limit] of [
    ['a product', undefined, 12],
    ['a category', '/domaci-ventilatory', 13],
    ['the home page', '/', 9],
  ] as const)
    test(`of ${name}: at most ${limit} kB`, async () => {
      const { page, path: productPath } = await openOnPhone('nothing')
      const html = await (await page.request.get(path ?? productPath)).body()
      const kilobytes = brotliCompressSync(html).length / 1_000
      expect(kilobytes).toBeGreaterThan(6)
      expect(kilobytes).toBeLessThanOrEqual(limit)
    })
})

test.describe('style sheets that a page waits for', () => {
  for (const [name, path, limit] of [
    ['a product', undefined, 12],
    ['a category', '/domaci-ventilatory', 12],
    ['the home page', '/', 12],
    ['an article', '/clanek/koupelna-v-panelaku', 12],
    ['branches', '/pobocky', 12],
    ['the cart', '/kosik', 13],
    ['the sign-in', '/prihlasit', 13],
  ] as const)
    test(`of ${name}: at most ${limit} kB`, async () => {
      const { page, path: productPath } = await openOnPhone('nothing')
      const kilobytes = (await stylesOf(page, path ?? productPath)) / 1_000
      expect(kilobytes).toBeGreaterThan(7)
      expect(kilobytes).toBeLessThanOrEqual(limit)
    })
})
