import { unwrap } from '@vanek/sdk'
import { getProducts } from '@vanek/sdk/product'
import type { Page } from '@playwright/test'
import { anchors } from '#market/anchors'
import { expect, test } from '../support/test.ts'
import { addFrom } from '../support/buying.ts'
import { pickProduct } from '../support/catalogue.ts'
import { phone } from '../support/browser.ts'
import { faultsOf, noteViolations } from '../support/complaint-free.ts'
import { findProduct } from '../support/find-product.ts'
import { awake, open } from '../support/hydrated.ts'
import { answerFor, approach, havable, places, shelf, shownAtHome, shownIn } from '../support/offers.ts'
import { sandboxShop } from '../support/sandbox.ts'
import { withOverrides } from '../support/overrides.ts'
import { visitors } from '../support/visitors.ts'
import { pathOf } from '../support/paths.ts'
import { begins, label } from '../support/words.ts'
import { sameInMarkets } from '../support/market.ts'

const { enter, sandboxUrl } = visitors()

interface Look {
  /** Index of the placement, from the top of the page. */
  readonly at?: number
  readonly most?: number
  readonly but?: readonly number[]
}

/**
 * Opens a page near a placement, and compares the offers with the recommender's response; returns the parameters of the
 * request.
 */
async function offered(page: Page, placement: string, come: () => Promise<void>, { at = 0, ...which }: Look = {}) {
  const answered = answerFor(page, placement)
  await come()
  await approach(page, at)
  const { input, ids } = await answered
  await shelf(page, placement).waitFor()
  const expected = await havable(sandboxUrl, ids, which)
  expect(expected.length).toBeGreaterThan(1)
  expect(await shownIn(page, placement)).toEqual(expected)
  return input
}

async function openWhole(page: Page, slug: string): Promise<void> {
  await open(page, `/produkt/${slug}`)
  await awake(page, `#${anchors.reviews}`)
}

const atHome: number[] = []

/** Opens the home page, and notes which products it shows itself. */
async function openHome(page: Page): Promise<void> {
  await open(page, '/')
  const slugs = (await shownAtHome(page)).map((path) => path.split('/').at(-1) ?? '')
  const products = unwrap(await getProducts(sandboxShop(sandboxUrl), { slugs }))
  atHome.splice(0, atHome.length, ...products.map(({ id }) => id))
}

test.describe('what a recommender offers', () => {
  test('C7.71 stands on the home page, and repeats nothing of it', async () => {
    const { page } = await enter()
    const input = await offered(page, 'homepage', () => openHome(page), { but: atHome })
    expect(input).toMatchObject({ placement: 'homepage', session: expect.stringMatching(/^[\w-]{20,64}$/) })
    expect(await shelf(page, 'homepage').getByRole('heading', { level: 2 }).innerText()).toBe(label('Vybráno pro vás'))
  })

  test('C7.67 stands in a category, and the recommender gets which one', sameInMarkets, async () => {
    const { page } = await enter()
    const { category } = await offered(page, 'category', () => open(page, pathOf('/koupelnove-ventilatory')))
    expect(Number(category)).toBeGreaterThan(0)
  })

  test('C7.74 stands on the page of a product: what goes with it', async () => {
    const { product } = await pickProduct(sandboxUrl)
    const { page } = await enter()
    const come = () => openWhole(page, product.slug)
    const input = await offered(page, 'product_detail_cross_sell', come, { but: [product.id] })
    expect(input).toMatchObject({ product: String(product.id) })
  })

  test(
    'C7.73 stands on the page of a product: what is like it, beyond what the shop itself names',
    sameInMarkets,
    async () => {
      const { id, slug, alternatives } = await findProduct(sandboxUrl, (product) => product.alternatives.length > 1)
      const { page } = await enter()
      const but = [id, ...alternatives.slice(0, 4)]
      const input = await offered(page, 'product_detail_related', () => openWhole(page, slug), { at: 1, but })
      expect(input).toMatchObject({ product: String(id) })
    },
  )

  test('C7.72 stands where an address leads nowhere', sameInMarkets, async () => {
    const { page } = await enter()
    expect(await offered(page, 'not_found', () => open(page, '/takova-cesta'))).toMatchObject({
      placement: 'not_found',
    })
  })

  test('C7.75 stands where something of ours has failed, as long as the rest is alive', sameInMarkets, async () => {
    const { page } = await enter()
    await open(page, '/')
    await awake(page, 'footer')
    await page.route('**/content/graphql*', (route) =>
      /brands/i.test(route.request().postData() ?? route.request().url())
        ? route.fulfill({ status: 502, body: 'Bad gateway' })
        : route.continue(),
    )
    const brands = page.locator('a[href="/znacky"]').first()
    const come = async () => {
      await brands.evaluate((link: HTMLElement) => link.click())
      await page.locator('.lost[data-status="500"]').waitFor()
    }
    expect(await offered(page, 'internal_error', come)).toMatchObject({ placement: 'internal_error' })
  })

  test('C7.70 stands in an empty cart, and makes way for what goes with what is put in', sameInMarkets, async () => {
    const { page } = await enter()
    await offered(page, 'checkout_empty_cart', () => open(page, '/kosik'))
    const add = shelf(page, 'checkout_empty_cart').getByRole('button', { name: begins('Do košíku') })
    const name = (await add.first().getAttribute('aria-label'))?.replace(`${label('Do košíku')}: `, '') ?? ''
    await add.first().click()
    await page.locator('.lines').getByText(name).first().waitFor()
    await shelf(page, 'checkout_cart_items').waitFor()
    expect(await shelf(page, 'checkout_empty_cart').count()).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('obsah')
  })

  test('C7.69 stands in a cart with something in it, of which nothing is offered again', sameInMarkets, async () => {
    const { product } = await pickProduct(sandboxUrl)
    const { page } = await enter()
    await addFrom(page, product.slug)
    const input = await offered(page, 'checkout_cart_items', () => open(page, '/kosik'), { but: [product.id] })
    expect(input).toMatchObject({ placement: 'checkout_cart_items' })
  })
})

test.describe('what goes with a product that was just added', () => {
  const panel = (page: Page) => shelf(page, 'add_to_cart_cross_sell')

  const addAndSee = async (page: Page, { id, slug }: { readonly id: number; readonly slug: string }) => {
    await open(page, `/produkt/${slug}`)
    await awake(page, 'footer')
    const answered = answerFor(page, 'add_to_cart_cross_sell')
    await page.locator('#koupit').click()
    const { input, ids } = await answered
    await panel(page).waitFor()
    expect(input).toMatchObject({ product: String(id) })
    expect(await shownIn(page, 'add_to_cart_cross_sell')).toEqual(
      await havable(sandboxUrl, ids, { most: 3, but: [id] }),
    )
  }

  test(
    'C7.68 is offered in a panel that takes no focus and closes by Escape, and not in the cart',
    sameInMarkets,
    async () => {
      const { product } = await pickProduct(sandboxUrl)
      const { page } = await enter()
      await addAndSee(page, product)
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('koupit')
      await panel(page).getByRole('link').first().focus()
      await page.keyboard.press('Escape')
      await panel(page).waitFor({ state: 'detached' })
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('koupit')
      // two presses within 600 ms are a double click, which adds once
      await page.waitForTimeout(700)
      await page.locator('#koupit').click()
      await panel(page).waitFor()
      await page.getByRole('link', { name: begins('Košík', 'frame') }).click()
      await page.waitForURL('**/kosik')
      await panel(page).waitFor({ state: 'detached' })
    },
  )

  test('C7.68 is in the sheet of a phone, which the next press outside puts away', sameInMarkets, async () => {
    const { product } = await pickProduct(sandboxUrl)
    const { page, complaints } = await enter({ viewport: phone })
    await addAndSee(page, product)
    const box = async () => (await page.locator('.added').boundingBox()) ?? { y: 0, height: 0 }
    const end = async () => Math.round((await box()).y + (await box()).height)
    await expect.poll(end).toBe(phone.height)
    expect((await box()).height).toBeLessThan(0.88 * phone.height + 1)
    await page.mouse.click(200, (await box()).y - 40)
    await panel(page).waitFor({ state: 'detached' })
    expect(complaints).toEqual([])
  })
})

test.describe('products that a recommender names', () => {
  test('C7.65 C7.66 stand in its order, once each, without those that cannot be had', sameInMarkets, async () => {
    const gone = await findProduct(sandboxUrl, ({ variants }) =>
      variants.every(({ availability }) => !availability.isAvailable),
    )
    const there: number[] = []
    for (const category of ['domaci-ventilatory', 'koupelnove-ventilatory', 'filtry-a-prislusenstvi']) {
      there.push((await pickProduct(sandboxUrl, { category })).product.id)
    }
    const { page } = await enter()
    const [a = 0, b = 0, c = 0] = there
    const productIds = [c, gone.id, a, 2_000_000_000, c, b]
    await page.route('**/services/recommender/**', (route) => route.fulfill({ json: { productIds } }))
    await open(page, '/takova-cesta')
    await approach(page)
    await shelf(page, 'not_found').waitFor()
    expect(await shownIn(page, 'not_found')).toEqual([c, a, b])
  })

  test('C7.63 may come from the second recommender, which gets what is in the cart', sameInMarkets, async () => {
    const { product, variant } = await pickProduct(sandboxUrl)
    await withOverrides(sandboxUrl, { settings: { integrations: { recommender: 'widgets' } } }, async (baseURL) => {
      const { page } = await enter({ baseURL })
      await addFrom(page, product.slug)
      const input = await offered(page, 'checkout_cart_items', () => open(page, '/kosik'), { but: [product.id] })
      expect(input).toMatchObject({
        widget: 'checkout_cart_items',
        context: {
          userId: expect.stringMatching(/^[\w-]{20,64}$/),
          cartProductCodes: [variant.catalogCode],
          productId: null,
          categoryId: null,
        },
      })
    })
  })

  test('are none where the shop has no recommender', sameInMarkets, async () => {
    await withOverrides(sandboxUrl, { settings: { integrations: { recommender: null } } }, async (baseURL) => {
      const { page } = await enter({ baseURL })
      await open(page, '/')
      expect(await places(page).count()).toBe(0)
    })
  })

  test('are not asked for before the visitor has done something', sameInMarkets, async () => {
    const { page, context } = await enter()
    // the browser sends a new page a `pointerover` for a pointer that has not moved
    await context.addInitScript(() => {
      const still = (event: Event) => event.stopImmediatePropagation()
      addEventListener('pointerover', still, { capture: true })
      Object.assign(globalThis, { stir: () => removeEventListener('pointerover', still, { capture: true }) })
    })
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('/recommender/') && asked.push(request.url()))
    await page.goto('/takova-cesta', { waitUntil: 'networkidle' })
    expect(asked).toEqual([])
    await offered(page, 'not_found', async () => {
      expect(await places(page).count()).toBe(1)
      await page.evaluate(() => (globalThis as unknown as { stir: () => void }).stir())
    })
  })

  test('leave nothing wrong on a page', async () => {
    const { page, context, complaints } = await enter({ viewport: phone })
    await noteViolations(context)
    await offered(page, 'homepage', () => openHome(page), { but: atHome })
    expect(await faultsOf(page)).toEqual([])
    expect(complaints).toEqual([])
  })
})
