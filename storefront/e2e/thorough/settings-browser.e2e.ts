import { unwrap } from '@vanek/sdk'
import { getListing } from '@vanek/sdk/catalog'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { findProduct } from '../support/find-product.ts'
import { eventsNamed, recordLayer } from '../support/data-layer.ts'
import { goodsBetween } from '../support/goods.ts'
import { hydratePart, open } from '../support/hydrated.ts'
import { type Forms, orderByForms, startByForms } from '../support/plain-order.ts'
import { placedOrder, sandboxShop } from '../support/sandbox.ts'
import { startShop } from '../support/servers.ts'
import { statesOf, whileSet } from '../support/settings.ts'
import { firm, signIn } from '../support/sign-in.ts'
import { requestsFor } from '../support/service-requests.ts'
import { visitors } from '../support/visitors.ts'

const { enter, sandboxUrl } = visitors()
let shop: Awaited<ReturnType<typeof startShop>>
let ids: readonly number[]
let variantId: number

test.beforeAll(async () => {
  shop = await startShop(sandboxUrl, { PAGE_CACHE: 'nothing' })
  const listing = unwrap(await getListing(sandboxShop(sandboxUrl), { category: 'koupelnove-ventilatory' }))
  ids = listing.products.slice(0, 3).map(({ id }) => id)
  variantId = (await goodsBetween(sandboxUrl, 500, 2_000, 1))[0]?.variantId ?? 0
})
test.afterAll(() => shop.stop())

/** A returning visitor, with visited and compared products and consent. */
async function enterReturning(pictures = false) {
  const visit = await enter({ baseURL: shop.shopUrl, undecided: true, pictures })
  await visit.context.addCookies([{ name: 'vanek_consent', value: `1.11.${Date.now()}`, url: shop.shopUrl }])
  await visit.context.addInitScript((seen) => {
    const before = { lastVisited: seen, sessionUuid: '11111111-2222-4333-8444-555555555555' }
    localStorage.setItem('vanek_visitor', JSON.stringify(before))
    localStorage.setItem('vanek_compare', JSON.stringify(seen))
  }, ids)
  return visit
}

/** Opens a page with these settings, interacts with it and waits until everything has loaded. */
async function openWithSettings(page: Page, settings: object, path: string): Promise<void> {
  await whileSet(sandboxUrl, settings, async () => {
    await open(page, path)
    await hydratePart(page, 'footer')
    await page.waitForLoadState('networkidle')
  })
}

const settingsFor = (name: string) => statesOf({ name, path: '', mark: '' })

const formsOf = (page: Page): Forms => ({
  read: async (path) => (await page.request.get(path)).text(),
  post: async (path, form) => {
    const headers = { 'sec-fetch-site': 'same-origin' }
    const answer = await page.request.post(path, { form, headers, maxRedirects: 0 })
    if (answer.status() !== 303) throw new Error(`${path} answered ${answer.status()}`)
  },
})

test.describe('settings with an effect in the browser only', () => {
  for (const [name, where, mark] of [
    ['setting: theme.homepage.last_visited', '/', 'Naposledy prohlížené'],
    ['setting: theme.product_detail.last_visited', 'a product', 'Naposledy prohlížené'],
    ['setting: theme.compare.only_differences', '/porovnat', 'Jen rozdíly'],
  ] as const) {
    test(name, async () => {
      const [product] = unwrap(
        await getListing(sandboxShop(sandboxUrl), { category: 'koupelnove-ventilatory' }),
      ).products
      const path = where.startsWith('/') ? where : `/produkt/${product?.slug}`
      const [on, off] = settingsFor(name)
      const { page } = await enterReturning()
      await openWithSettings(page, on, path)
      await page.getByText(mark).first().waitFor()
      await openWithSettings(page, off, path)
      expect(await page.getByText(mark).count()).toBe(0)
    })
  }

  test('B4.14 setting: functions.batch_variant_add', async () => {
    const { page } = await enterReturning()
    await signIn(page, firm)
    const several = page.getByRole('link', { name: /^Vybrat více variant:/ })
    const [on, off] = settingsFor('setting: functions.batch_variant_add')
    await openWithSettings(page, on, '/koupelnove-ventilatory')
    await several.first().waitFor()
    await openWithSettings(page, off, '/koupelnove-ventilatory')
    await page
      .getByRole('link', { name: /^Vybrat variantu:/ })
      .first()
      .waitFor()
    expect(await several.count()).toBe(0)
  })
})

test.describe('settings of reporting and third-party services', () => {
  test('B6.09 C7.53 C7.54 rejects with a message what a page opened before a flag was disabled still sends', async () => {
    const { page } = await enter({ baseURL: shop.shopUrl })
    const sold = await findProduct(
      sandboxUrl,
      ({ variants, visibility }) =>
        visibility.saleable && variants.length === 1 && !variants[0]!.availability.isAvailable,
    )
    await open(page, `/produkt/${sold.slug}`)
    await hydratePart(page, '.watcher')
    await page.locator('.watcher input[type="email"]').fill('pozde@vanek.test')
    await page.getByText('Napsat hodnocení').click()
    const review = page.locator('.review-form')
    await review.getByLabel('Jméno').fill('Pozdní Jana')
    await review.getByRole('radio', { name: '4 hvězdičky' }).check({ force: true })
    await whileSet(sandboxUrl, { functions: { watcher: false, reviews: false } }, async () => {
      await page.getByRole('button', { name: 'Hlídat' }).click()
      await page.locator('.watcher').getByText('Dostupnost zboží teď nehlídáme').waitFor()
      await review.getByRole('button', { name: 'Odeslat hodnocení' }).click()
      await review.getByText('Hodnocení teď nepřijímáme').waitFor()
    })
    expect(await page.locator('.review-list').getByText('Pozdní Jana').count()).toBe(0)
  })

  test('setting: functions.data_layer', async () => {
    const { page, context } = await enterReturning()
    const layer = await recordLayer(context)
    const [on, off] = settingsFor('setting: functions.data_layer')
    await openWithSettings(page, off, '/znacky')
    expect(layer).toEqual([])
    await openWithSettings(page, on, '/znacky')
    await expect.poll(() => layer.length).toBeGreaterThan(0)
  })

  test('B9.56 setting: tracking.first_step_products_only', async () => {
    const reportsProducts = async (first_step_products_only: boolean) => {
      const { page, context } = await enterReturning()
      const layer = await recordLayer(context)
      await startByForms(formsOf(page), variantId)
      await openWithSettings(page, { tracking: { first_step_products_only } }, '/kosik/doprava-a-platba')
      await expect.poll(() => eventsNamed(layer, 'begin_checkout').length).toBe(1)
      return eventsNamed(layer, 'begin_checkout')[0]?.ecommerce?.['items'] !== undefined
    }
    expect([await reportsProducts(true), await reportsProducts(false)]).toEqual([false, true])
  })

  for (const [name, settings, expected] of [
    ['setting: functions.certification', { functions: { certification: false } }, [0, 1, 1]],
    ['setting: integrations.heureka_public_key', { integrations: { heureka_public_key: null } }, [0, 0, 1]],
    ['setting: integrations.seznam_shop_id', { integrations: { seznam_shop_id: null } }, [1, 1, 0]],
  ] as const) {
    test(name, async () => {
      // two of the services are called by an image
      const { page, context } = await enterReturning(true)
      const requestCounts = async () => {
        const { reviews, priceComparison, shopping } = await requestsFor(
          sandboxUrl,
          (await placedOrder(sandboxUrl, context)).code,
        )
        return [reviews.length, priceComparison.length, shopping.length]
      }
      await orderByForms(formsOf(page), variantId, { heureka: 'on', zbozi: 'on' })
      await openWithSettings(page, settings, '/kosik/dokonceni')
      await expect.poll(requestCounts).toEqual(expected)
      // a service that is enabled again is called on the next load
      await openWithSettings(page, {}, '/kosik/dokonceni')
      await expect.poll(requestCounts).toEqual([1, 1, 1])
    })
  }
})
