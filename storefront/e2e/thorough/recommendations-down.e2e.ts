import type { Page, Request } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { breakable, type Breakable } from '../support/breakable.ts'
import { pickProduct } from '../support/catalogue.ts'
import { open } from '../support/hydrated.ts'
import { approach, places, shelf } from '../support/offers.ts'
import { arm } from '../support/sandbox.ts'
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
const settled = (page: Page, placement: string) =>
  new Promise<void>((resolve) => {
    const look = (request: Request) => request.url().includes(`placement=${placement}&`) && resolve()
    page.on('requestfinished', look)
    page.on('requestfailed', look)
  })

test.describe('a recommender in trouble', () => {
  // other faults are tested with all services at once, and in the tests of the calls
  for (const trouble of ['down', 'hanging', 'wrong types'] as const) {
    test(`that is ${trouble} leaves no trace of its places, and the page is whole`, async () => {
      services.be(trouble)
      const { page, complaints } = await enter({ baseURL: shop.shopUrl })
      const visits = [
        ['/', 'homepage'],
        ['/koupelnove-ventilatory', 'category'],
        [`/produkt/${slug}`, 'product_detail_cross_sell'],
        ['/kosik', 'checkout_empty_cart'],
        ['/takova-cesta', 'not_found'],
      ] as const
      for (const [path, placement] of visits) {
        const quiet = settled(page, placement)
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

  test('is not asked by the server: pages come without waiting for it', async () => {
    const { slug: fresh } = (await pickProduct(sandboxUrl, { category: 'koupelnove-ventilatory' })).product
    await arm(sandboxUrl, { path: '/services/recommender', status: 503, times: 1 })
    try {
      const { page } = await enter({ baseURL: shop.shopUrl })
      services.be('none')
      expect((await page.request.get(`/produkt/${fresh}`)).status()).toBe(200)
      // a request would have used up the fault
      expect((await fetch(`${sandboxUrl}/services/recommender/products?placement=homepage`)).status).toBe(503)
    } finally {
      await arm(sandboxUrl)
    }
  })
})

test.describe('a recommender that answers late', () => {
  test('C7.71 moves nothing that is in sight', async () => {
    services.be('none')
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
    const asked = page.waitForRequest('**/services/recommender/**')
    await approach(page)
    await asked
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
