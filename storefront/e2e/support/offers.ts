import { getProducts, type Product } from '@vanek/sdk/product'
import type { Locator, Page, Response } from 'playwright-core'
import { sandboxShop } from './sandbox.ts'

/** What a recommender was asked, and what it answered. */
export interface Asked {
  /** Of the query, or of the body of the second one. */
  readonly input: Readonly<Record<string, unknown>>
  readonly ids: readonly number[]
}

/** The places of a page where something may be offered, from its top. */
export const places = (page: Page): Locator => page.locator('.offers')

/** What is offered at a placement. */
export const shelf = (page: Page, placement: string): Locator =>
  page.locator(`[data-list="recommendation:${placement}"]`)

/** Ids of the products that stand there, in order. */
export const shownIn = (page: Page, placement: string): Promise<readonly number[]> =>
  shelf(page, placement)
    .locator('[data-product-id]')
    .evaluateAll((all) => all.map((each) => Number(each.getAttribute('data-product-id'))))

/** Turns to the page and scrolls until a place lies just below the window, as often as the page grows above it. */
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

/** Waits for the answer to the next question about a placement; to be asked for before what leads to it. */
export async function answerFor(page: Page, placement: string): Promise<Asked> {
  const answer: Response = await page.waitForResponse((each) => {
    const { pathname, searchParams } = new URL(each.url())
    if (!pathname.startsWith('/services/recommender/')) return false
    return searchParams.get('placement') === placement || each.request().postDataJSON()?.widget === placement
  })
  const { productIds, items } = (await answer.json()) as { productIds?: number[]; items?: { productId: number }[] }
  const query = Object.fromEntries(new URL(answer.url()).searchParams)
  const input = (answer.request().postDataJSON() ?? query) as Asked['input']
  return { input, ids: productIds ?? items?.map(({ productId }) => productId) ?? [] }
}

/** The first products of these that everybody can have now, in this order, but for some. */
export async function havable(
  sandboxUrl: string,
  ids: readonly number[],
  { most = 4, but = [] }: { readonly most?: number; readonly but?: readonly number[] } = {},
): Promise<readonly number[]> {
  const shop = sandboxShop(sandboxUrl)
  const canBeHad = ({ variants }: Product) => variants.some(({ availability }) => availability.isAvailable)
  const found = await Promise.all(
    ids.map(async (id) => {
      const one = but.includes(id) ? null : await getProducts(shop, { ids: [id] })
      return one?.ok && one.data.some(canBeHad) ? [id] : []
    }),
  )
  return found.flat().slice(0, most)
}
