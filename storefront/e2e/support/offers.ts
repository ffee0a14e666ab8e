import { getProducts, type Product } from '@vanek/sdk/product'
import type { Locator, Page, Response } from '@playwright/test'
import { sandboxShop } from './sandbox.ts'

/** A request to a recommender, and its result. */
export interface RecommenderCall {
  /** From the query, or from the body of the second recommender. */
  readonly input: Readonly<Record<string, unknown>>
  readonly ids: readonly number[]
}

/** The placements of a page, from its top. */
export const places = (page: Page): Locator => page.locator('.offers')

/** The products of a placement. */
export const shelf = (page: Page, placement: string): Locator =>
  page.locator(`[data-list="recommendation:${placement}"]`)

/** Ids of the shown products, in order. */
export const shownIn = (page: Page, placement: string): Promise<readonly number[]> =>
  shelf(page, placement)
    .locator('[data-product-id]')
    .evaluateAll((all) => all.map((each) => Number(each.getAttribute('data-product-id'))))

/** Moves the pointer, and scrolls until a placement is just below the window, again if the page grows above it. */
export async function approach(page: Page, at = 0): Promise<void> {
  await places(page).nth(at).waitFor({ state: 'attached' })
  await page.mouse.move(200, 200)
  await page.mouse.move(210, 210)
  await page.waitForFunction((index) => {
    const { top } = document.querySelectorAll('.offers')[index]?.getBoundingClientRect() ?? { top: Infinity }
    if (top > innerHeight + 300) scrollBy(0, top - innerHeight - 150)
    return top <= innerHeight + 300
  }, at)
}

/** Waits for the response to the next request for a placement; call it before the action. */
export async function responseFor(page: Page, placement: string): Promise<RecommenderCall> {
  const answer: Response = await page.waitForResponse((each) => {
    const { pathname, searchParams } = new URL(each.url())
    if (!pathname.startsWith('/services/recommender/')) return false
    return searchParams.get('placement') === placement || each.request().postDataJSON()?.widget === placement
  })
  const { productIds, items } = (await answer.json()) as { productIds?: number[]; items?: { productId: number }[] }
  const query = Object.fromEntries(new URL(answer.url()).searchParams)
  const input = (answer.request().postDataJSON() ?? query) as RecommenderCall['input']
  return { input, ids: productIds ?? items?.map(({ productId }) => productId) ?? [] }
}

/** The first available products for everybody in this list, except some. */
export async function firstAvailable(
  sandboxUrl: string,
  ids: readonly number[],
  { most = 4, but = [] }: { readonly most?: number; readonly but?: readonly number[] } = {},
): Promise<readonly number[]> {
  const shop = sandboxShop(sandboxUrl)
  const hasAvailableVariant = ({ variants }: Product) => variants.some(({ availability }) => availability.isAvailable)
  const found = await Promise.all(
    ids.map(async (id) => {
      const one = but.includes(id) ? null : await getProducts(shop, { ids: [id] })
      return one?.ok && one.data.some(hasAvailableVariant) ? [id] : []
    }),
  )
  return found.flat().slice(0, most)
}

/** Addresses of the products that the home page shows itself. */
export const shownAtHome = (page: Page): Promise<readonly string[]> =>
  page
    .locator('.home > .section .grid h3 a[href*="/produkt/"]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
