import type { Page } from '@playwright/test'
import { hydratePart, open } from './hydrated.ts'
import { pathOf } from './paths.ts'

export const bathroom = pathOf('/koupelnove-ventilatory')

/** Opens a listing and waits until its filters are hydrated. */
export async function openListing(page: Page, path: string): Promise<void> {
  await open(page, path)
  await hydratePart(page, '.filters')
}

/** Links of the products in the list, in order. */
export const shownLinks = (page: Page) => page.locator('.listing-list .box h3 a')

/** Slugs of the products in the list, in order. */
export const shownSlugs = (page: Page) =>
  shownLinks(page).evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname.split('/').at(-1)))

/** The product with a slug in the list. */
export const shownBox = (page: Page, slug: string) =>
  page.locator('.listing-list .box').filter({ has: page.locator(`h3 a:is([href$="/${slug}"], [href*="/${slug}?"])`) })

/** The number of products shown above the listing. */
export const countOf = async (page: Page) =>
  Number.parseInt((await page.locator('.listing-bar output').textContent()) ?? '', 10)

/** The checkbox of a filter value. */
export const valueBox = (page: Page, name: string, value: string | number) =>
  page.locator(`.filters input[name="${name}"][value="${value}"]`)

/** The number of products shown at a filter value. */
export const filterCount = async (page: Page, name: string, value: string | number) =>
  Number(await valueBox(page, name, value).locator('xpath=../small').textContent())

/** Runs an action that changes the state of a listing, and waits until the new state is shown. */
export async function moveTo(page: Page, query: string | RegExp, move: () => Promise<void>): Promise<void> {
  await move()
  await page.waitForURL((url) => (typeof query === 'string' ? url.search === query : query.test(url.search)))
  await page.waitForFunction(() => document.querySelector('.listing-list')?.getAttribute('aria-busy') !== 'true')
}
