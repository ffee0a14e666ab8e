import { CommerceError } from '@vanek/sdk'
import { getListingContent, parseListing, type ListingState } from '@vanek/sdk/catalog'
import { partNumberIn, loadPage, type PageData } from '../../entities/content/load-page.ts'
import { faqPath, pageFolder, shoppingGuidePath } from '#market/paths'
import { redirect } from 'react-router-dom'
import { pageHead } from '../../entities/content/page-head.ts'
import { getSeenListing } from '../../lib/goods/seen-listing.ts'
import type { Head, PageEnv, PageLoader } from '../../lib/page/env.ts'
import { isProductPath } from '../../lib/goods/linked-products.ts'
import { productPath } from '../../lib/paths/product.ts'
import { loadProduct, type ProductPageData } from '../product/data.ts'
import {
  bestsellersOf,
  categoryData,
  existing,
  virtualCategoryData,
  withBestsellers,
  valuesWithTexts,
} from './categories.ts'
import type { ListingData } from './listing.ts'

/** The page that a path belongs to. */
export type CatchAllData =
  | ListingData
  | { readonly kind: 'page'; readonly page: PageData; readonly head: Head }
  | ({ readonly kind: 'product'; readonly product: ProductPageData } & Pick<ProductPageData, 'keepUntil'>)

async function loadListing(env: PageEnv, path: string, state: ListingState): Promise<ListingData | undefined> {
  const { shop } = env
  // in parallel: nearly every path is a category, and the two do not depend on each other
  const [listed, content] = await Promise.all([
    getSeenListing(env, { path, ...state, ...withBestsellers(state) }),
    getListingContent(shop, { path, parameters: valuesWithTexts(state) }),
  ])
  if (!listed.ok) {
    if (listed.error.code === 'forbidden') throw new Response(null, { status: 403 })
    if (listed.error.code === 'not_found') return undefined
    throw new CommerceError(listed.error)
  }
  const found = {
    ...{ state, listing: existing(listed.data), bestsellers: bestsellersOf(listed.data) },
    written: content.ok ? content.data : null,
  }
  // a category shows its products even if its content could not be loaded
  if (listed.data.category) return categoryData(env, listed.data.category, found)
  const virtual = found.written?.virtualCategory
  if (virtual) return virtualCategoryData(env, virtual, found)
  if (!content.ok && content.error.code !== 'not_found') throw new CommerceError(content.error)
  return undefined
}

async function loadProductAt(env: PageEnv, path: string, url: string): Promise<CatchAllData> {
  const product = await loadProduct(path.slice(path.lastIndexOf('/') + 1), url, env)
  // a path under another category would be a duplicate page
  if (productPath(product.product, { wildcard: true }) !== `/${path}`) throw new Response(null, { status: 404 })
  return { kind: 'product', product, keepUntil: product.keepUntil }
}

/**
 * A category by its path, else a virtual category by its slug, else a content page, else, if products have paths under
 * their category (B2.25), the product of the last segment; else 404 (B2.24, B2.56).
 */
async function loadPath(env: PageEnv, path: string, url: string): Promise<CatchAllData> {
  if (isProductPath(`/${path}`)) return loadProductAt(env, path, url)
  const listing = await loadListing(env, path, parseListing(new URL(url).searchParams))
  if (listing) return listing
  // pages that show more than their text
  const own = `${pageFolder}/${path}`
  if (own === faqPath || own === shoppingGuidePath) throw redirect(own, 301)
  try {
    const page = await loadPage(path, env, partNumberIn(url))
    const { jsonLd: _, ...head } = pageHead(page, env)
    return { kind: 'page', page, head }
  } catch (error) {
    const missing = error instanceof Response && error.status === 404
    if (missing && env.wildcardProducts && path.includes('/')) return loadProductAt(env, path, url)
    throw error
  }
}

export { action } from '../product/data.ts'

/** Loads the page of a path: see `loadPath`. */
export const loader: PageLoader<CatchAllData> = ({ request, params }, env) =>
  loadPath(env, params['*'] ?? '', request.url)
