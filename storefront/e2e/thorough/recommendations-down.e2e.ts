import type { Page, Request } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { breakable, type Breakable } from '../support/breakable.ts'
import { pickProduct } from '../support/catalogue.ts'
import { open } from '../support/hydrated.ts'
import { approach, places, shelf } from '../support/offers.ts'
import { setFaults } from '../support/sandbox.ts'
import { startShop } from '../support/servers.ts'
import { visitors } from '../support/visitors.ts'

const { enter, sandboxUrl } = visitors({ pictures: true })
let services: Breakable
let shop: Awaited<ReturnType<typeof startShop>>
let slug = ''

test.beforeAll(async () => {
  slug = (await pickProduct(sandboxUrl)).product.slug
  services = await breakable(`${sandboxUrl}/services`)
  shop = await startShop(sandboxUrl, { SERVICES_URL: services.url })
})
test.afterAll(async () => {
  await shop.stop()
  await services.stop()
})

/** Resolves when the next request for a placement has finished or was aborted. */
const nextResponse = (page: Page, placement: string) =>
  new Promise<void>((resolve) => {
    const look = (request: Request) => request.url().includes(`placement=${placement}&`) && resolve()
    page.on('requestfinished', look)
    page.on('requestfailed', look)
  })

test.describe('a failing recommender', () => {
  // other faults are tested with all services at once, and in the tests of the calls
  for (const trouble of ['down', 'hanging', 'wrong types'] as const) {
    test(`that is ${trouble} leaves no empty placements, and the page is complete`, async () => {
      services.respondWith(trouble)
      const { page, complaints } = await enter({ baseURL: shop.shopUrl })
      const visits = [
        ['/', 'homepage'],
        ['/koupelnove-ventilatory', 'category'],
        [`/produkt/${slug}`, 'product_detail_cross_sell'],
        ['/kosik', 'checkout_empty_cart'],
        ['/takova-cesta', 'not_found'],
      ] as const
      for (const [path, placement] of visits) {
        const quiet = nextResponse(page, placement)
        await open(page, path)
        await page.getByRole('heading', { level: 1 }).waitFor()
        await approach(page)
        await quiet
        expect(await page.locator('[data-list^="recommendation"]').count()).toBe(0)
        expect(await places(page).locator('*').count()).toBe(0)
        expect(await page.locator('.notice').count()).toBe(0)
      }
      // the browser's own log of failed responses
      expect(complaints.filter((each) => !each.includes('Failed to load resource'))).toEqual([])
    })
  }

  test('is not called by the server: pages do not wait for it', async () => {
    const { slug: fresh } = (await pickProduct(sandboxUrl, { category: 'koupelnove-ventilatory' })).product
    await setFaults(sandboxUrl, { path: '/services/recommender', status: 503, times: 1 })
    try {
      const { page } = await enter({ baseURL: shop.shopUrl })
      services.respondWith('none')
      expect((await page.request.get(`/produkt/${fresh}`)).status()).toBe(200)
      // a request would have used up the fault
      expect((await fetch(`${sandboxUrl}/services/recommender/products?placement=homepage`)).status).toBe(503)
    } finally {
      await setFaults(sandboxUrl)
    }
  })
})

test.describe('a slow recommender', () => {
  test('C7.71 does not shift visible content', async () => {
    services.respondWith('none')
    const { page } = await enter({ baseURL: shop.shopUrl })
    let answer = () => {}
    const released = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/services/recommender/**', async (route) => {
      await released
      await route.continue()
    })
    await open(page, '/')
    const request = page.waitForRequest('**/services/recommender/**')
    await approach(page)
    await request
    const place = places(page).first()
    await place.evaluate((at) => scrollTo(0, scrollY + at.getBoundingClientRect().top - innerHeight / 2))
    const below = () => place.evaluate((at) => at.nextElementSibling?.getBoundingClientRect().top)
    const before = await below()
    const listed = page.waitForResponse((each) => each.url().includes('/catalog/v2/state'))
    answer()
    await (await listed).finished()
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    expect(await below()).toBe(before)
    expect(await shelf(page, 'homepage').count()).toBe(0)
    // there is space as soon as the placement is out of view
    await page.evaluate(() => scrollTo(0, 0))
    await shelf(page, 'homepage').waitFor({ state: 'attached' })
  })
})
