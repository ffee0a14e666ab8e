import { unwrap } from '@vanek/sdk'
import { getProducts } from '@vanek/sdk/product'
import type { Locator, Page } from '@playwright/test'
import { anchors } from '#market/anchors'
import { expect, test } from '../support/test.ts'
import { addFrom } from '../support/buying.ts'
import { pickProduct } from '../support/catalogue.ts'
import { phone } from '../support/browser.ts'
import { faultsOf, recordViolations } from '../support/page-faults.ts'
import { findProduct } from '../support/find-product.ts'
import { hydratePart, open } from '../support/hydrated.ts'
import { responseFor, approach, firstAvailable, places, shelf, shownAtHome, shownIn } from '../support/offers.ts'
import { sandboxShop } from '../support/sandbox.ts'
import { withOverrides } from '../support/overrides.ts'
import { visitors } from '../support/visitors.ts'
import { pathOf } from '../support/paths.ts'
import { begins, label } from '../support/words.ts'

const { enter, sandboxUrl } = visitors()

interface PlacementOptions {
  /** Index of the placement, from the top of the page. */
  readonly at?: number
  readonly most?: number
  readonly but?: readonly number[]
}

/**
 * Opens a page near a placement, and compares the offers with the recommender's response; returns the parameters of the
 * request.
 */
async function expectOffers(
  page: Page,
  placement: string,
  openPage: () => Promise<void>,
  { at = 0, ...which }: PlacementOptions = {},
) {
  const response = responseFor(page, placement)
  await openPage()
  await approach(page, at)
  const { input, ids } = await response
  await shelf(page, placement).waitFor()
  const expected = await firstAvailable(sandboxUrl, ids, which)
  expect(expected.length).toBeGreaterThan(1)
  expect(await shownIn(page, placement)).toEqual(expected)
  return input
}

async function openProductPage(page: Page, slug: string): Promise<void> {
  await open(page, `/produkt/${slug}`)
  await hydratePart(page, `#${anchors.reviews}`)
}

/** Ids of the products that are linked in a part of the page. */
async function productsOf(page: Page, part: Locator): Promise<number[]> {
  const links = await part.getByRole('link').all()
  const slugs = await Promise.all(
    links.map(async (link) => new URL(`${await link.getAttribute('href')}`, page.url()).pathname.slice(9)),
  )
  return unwrap(await getProducts(sandboxShop(sandboxUrl), { slugs })).map(({ id }) => id)
}

/** A product that has accessories. */
const withAccessories = () => pickProduct(sandboxUrl, { category: 'koupelnove-ventilatory' })

const atHome: number[] = []

/** Opens the home page, and records the products that it shows itself. */
async function openHome(page: Page): Promise<void> {
  await open(page, '/')
  const slugs = (await shownAtHome(page)).map((path) => path.split('/').at(-1) ?? '')
  const products = unwrap(await getProducts(sandboxShop(sandboxUrl), { slugs }))
  atHome.splice(0, atHome.length, ...products.map(({ id }) => id))
}

test.describe('the offers of a recommender', () => {
  test('C7.71 are on the home page, and do not repeat its products', async () => {
    const { page } = await enter()
    const input = await expectOffers(page, 'homepage', () => openHome(page), { but: atHome })
    expect(input).toMatchObject({ placement: 'homepage', session: expect.stringMatching(/^[\w-]{20,64}$/) })
    expect(await shelf(page, 'homepage').getByRole('heading', { level: 2 }).innerText()).toBe(label('Vybráno pro vás'))
  })

  test('C7.67 are in a category, whose id the recommender gets, and do not repeat its products', async () => {
    const { page } = await enter()
    const but: number[] = []
    const openCategory = async () => {
      await open(page, pathOf('/koupelnove-ventilatory'))
      but.push(...(await productsOf(page, page.locator('.best'))))
      but.push(...(await productsOf(page, page.locator('.listing-list').getByRole('heading'))))
    }
    const { category } = await expectOffers(page, 'category', openCategory, { but })
    expect(Number(category)).toBeGreaterThan(0)
    expect(but).toHaveLength(24)
  })

  test('C7.74 are on the product page: accessories', async () => {
    const { product } = await withAccessories()
    const { page } = await enter()
    const openProduct = () => openProductPage(page, product.slug)
    const input = await expectOffers(page, 'product_detail_cross_sell', openProduct, { but: [product.id] })
    expect(input).toMatchObject({ product: String(product.id) })
  })

  test('C7.73 are on the product page: similar products, besides those of the shop itself', async () => {
    const { id, slug, alternatives } = await findProduct(sandboxUrl, (product) => product.alternatives.length > 1)
    const { page } = await enter()
    const but = [id, ...alternatives.slice(0, 4)]
    const input = await expectOffers(page, 'product_detail_related', () => openProductPage(page, slug), { at: 1, but })
    expect(input).toMatchObject({ product: String(id) })
  })

  test('C7.72 are on the 404 page, and do not repeat the products that the server has sent with it', async () => {
    const { page } = await enter()
    const sent = page.locator('.lost-goods').getByRole('article')
    const but: number[] = []
    const openLost = async () => {
      await open(page, '/takova-cesta')
      but.push(...(await productsOf(page, sent.getByRole('heading'))))
    }
    expect(await expectOffers(page, 'not_found', openLost, { but })).toMatchObject({ placement: 'not_found' })
    expect(but).toHaveLength(4)
  })

  test('B2.56 products are on the 404 page without scripts', async () => {
    const { page } = await enter({ scripts: false })
    await page.goto('/takova-cesta')
    expect(await page.locator('.lost-goods').getByRole('article').count()).toBe(4)
  })

  test('C7.75 are on the error page, if the rest of the shop works', async () => {
    const { page } = await enter()
    await open(page, '/')
    await hydratePart(page, 'footer')
    await page.route('**/content/graphql*', (route) =>
      /brands/i.test(route.request().postData() ?? route.request().url())
        ? route.fulfill({ status: 502, body: 'Bad gateway' })
        : route.continue(),
    )
    const brands = page.locator('a[href="/znacky"]').first()
    const openFailing = async () => {
      await brands.evaluate((link: HTMLElement) => link.click())
      await page.locator('.lost[data-status="500"]').waitFor()
    }
    expect(await expectOffers(page, 'internal_error', openFailing)).toMatchObject({ placement: 'internal_error' })
  })

  test('C7.70 are in an empty cart, and are replaced by accessories after an add', async () => {
    const { page } = await enter()
    await expectOffers(page, 'checkout_empty_cart', () => open(page, '/kosik'))
    const add = shelf(page, 'checkout_empty_cart').getByRole('button', { name: begins('Do košíku') })
    const name = (await add.first().getAttribute('aria-label'))?.replace(`${label('Do košíku')}: `, '') ?? ''
    await add.first().click()
    await page.locator('.lines').getByText(name).first().waitFor()
    await shelf(page, 'checkout_cart_items').waitFor()
    expect(await shelf(page, 'checkout_empty_cart').count()).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('obsah')
  })

  test('C7.69 are in a filled cart, without its own products', async () => {
    const { product } = await withAccessories()
    const { page } = await enter()
    await addFrom(page, product.slug)
    const input = await expectOffers(page, 'checkout_cart_items', () => open(page, '/kosik'), { but: [product.id] })
    expect(input).toMatchObject({ placement: 'checkout_cart_items', product: String(product.id) })
  })
})

test.describe('accessories of a product that was just added', () => {
  const panel = (page: Page) => shelf(page, 'add_to_cart_cross_sell')

  const addAndExpectOffers = async (page: Page, { id, slug }: { readonly id: number; readonly slug: string }) => {
    await open(page, `/produkt/${slug}`)
    await hydratePart(page, 'footer')
    const response = responseFor(page, 'add_to_cart_cross_sell')
    await page.locator('#koupit').click()
    const { input, ids } = await response
    await panel(page).waitFor()
    expect(input).toMatchObject({ product: String(id) })
    expect(await shownIn(page, 'add_to_cart_cross_sell')).toEqual(
      await firstAvailable(sandboxUrl, ids, { most: 3, but: [id] }),
    )
  }

  test('C7.68 are offered in a panel that does not take the focus and closes by Escape, and not in the cart', async () => {
    const { product } = await withAccessories()
    const { page } = await enter()
    await addAndExpectOffers(page, product)
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('koupit')
    await panel(page).getByRole('link').first().focus()
    await page.keyboard.press('Escape')
    await panel(page).waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('koupit')
    // two clicks within 600 ms are a double click, which adds once
    await page.waitForTimeout(700)
    await page.locator('#koupit').click()
    await panel(page).waitFor()
    await page.getByRole('link', { name: begins('Košík', 'frame') }).click()
    await page.waitForURL('**/kosik')
    await panel(page).waitFor({ state: 'detached' })
  })

  test('C7.68 are in the bottom sheet of a phone, which the next click outside closes', async () => {
    const { product } = await withAccessories()
    const { page, complaints } = await enter({ viewport: phone })
    await addAndExpectOffers(page, product)
    const box = async () => (await page.locator('.added').boundingBox()) ?? { y: 0, height: 0 }
    const end = async () => Math.round((await box()).y + (await box()).height)
    await expect.poll(end).toBe(phone.height)
    expect((await box()).height).toBeLessThan(0.88 * phone.height + 1)
    await page.mouse.click(200, (await box()).y - 40)
    await panel(page).waitFor({ state: 'detached' })
    expect(complaints).toEqual([])
  })
})

test.describe('recommended products', () => {
  test('C7.65 C7.66 keep the recommender’s order, once each, without unavailable ones', async () => {
    const gone = await findProduct(sandboxUrl, ({ variants }) =>
      variants.every(({ availability }) => !availability.isAvailable),
    )
    const available: number[] = []
    for (const category of ['domaci-ventilatory', 'koupelnove-ventilatory', 'filtry-a-prislusenstvi']) {
      available.push((await pickProduct(sandboxUrl, { category })).product.id)
    }
    const { page } = await enter()
    const [a = 0, b = 0, c = 0] = available
    const productIds = [c, gone.id, a, 2_000_000_000, c, b]
    await page.route('**/services/recommender/**', (route) => route.fulfill({ json: { productIds } }))
    await open(page, '/kosik')
    await approach(page)
    await shelf(page, 'checkout_empty_cart').waitFor()
    expect(await shownIn(page, 'checkout_empty_cart')).toEqual([c, a, b])
  })

  test('C7.63 can come from the second recommender, which gets the contents of the cart', async () => {
    const { product, variant } = await withAccessories()
    await withOverrides(sandboxUrl, { settings: { integrations: { recommender: 'widgets' } } }, async (baseURL) => {
      const { page } = await enter({ baseURL })
      await addFrom(page, product.slug)
      const input = await expectOffers(page, 'checkout_cart_items', () => open(page, '/kosik'), { but: [product.id] })
      expect(input).toMatchObject({
        widget: 'checkout_cart_items',
        context: {
          userId: expect.stringMatching(/^[\w-]{20,64}$/),
          cartProductCodes: [variant.catalogCode],
          productId: product.id,
          categoryId: null,
        },
      })
    })
  })

  test('are absent when the shop has no recommender', async () => {
    await withOverrides(sandboxUrl, { settings: { integrations: { recommender: null } } }, async (baseURL) => {
      const { page } = await enter({ baseURL })
      await open(page, '/')
      expect(await places(page).count()).toBe(0)
    })
  })

  test('are not requested before the first interaction', async () => {
    const { page, context } = await enter()
    // browsers fire `pointerover` on a new page although the pointer has not moved
    await context.addInitScript(() => {
      const block = (event: Event) => event.stopImmediatePropagation()
      addEventListener('pointerover', block, { capture: true })
      Object.assign(globalThis, { allowPointer: () => removeEventListener('pointerover', block, { capture: true }) })
    })
    const requests: string[] = []
    page.on('request', (request) => request.url().includes('/recommender/') && requests.push(request.url()))
    await page.goto('/kosik', { waitUntil: 'networkidle' })
    expect(requests).toEqual([])
    await expectOffers(page, 'checkout_empty_cart', async () => {
      expect(await places(page).count()).toBe(1)
      await page.evaluate(() => (globalThis as unknown as { allowPointer: () => void }).allowPointer())
    })
  })

  test('cause no faults on a page', async () => {
    const { page, context, complaints } = await enter({ viewport: phone })
    await recordViolations(context)
    await expectOffers(page, 'homepage', () => openHome(page), { but: atHome })
    expect(await faultsOf(page)).toEqual([])
    expect(complaints).toEqual([])
  })
})
