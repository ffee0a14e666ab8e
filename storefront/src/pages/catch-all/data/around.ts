import { type Result, type Shop, unwrap } from '@vanek/sdk'
import {
  bestsellersShown,
  getFilteredContent,
  getListing,
  isFiltered,
  type FilteredContent,
  type Listing,
  type ListingSource,
  type ListingState,
} from '@vanek/sdk/catalog'
import { perUnit, unitPair } from '../../../features/price/pairs.ts'
import type { Bestseller } from '../../../features/category/bestsellers.tsx'

/** What only makes a page nicer: without it the products are still there. */
export const orNothing = <T>(answer: Result<T> | null): T | null => (answer?.ok ? answer.data : null)

/** The bestsellers of a listing; on its first page without filters only, where people still look around. */
export async function getBestsellers(
  shop: Shop,
  source: ListingSource,
  state: ListingState,
): Promise<readonly Bestseller[]> {
  if (isFiltered(state) || state.page > 1) return []
  const found = await getListing(shop, { ...source, sort: 'bestselling', perPage: bestsellersShown })
  return (orNothing(found)?.products ?? []).map(({ id, name, slug, categoryPath, mainImage, prices, unit }) => ({
    ...{ id, name, slug, categoryPath, mainImage, unit: perUnit(unit) },
    price: unitPair(prices),
  }))
}

/** An editor's words for exactly the values chosen: with a range or a price they are about something else. */
export async function getOwnWords(
  shop: Shop,
  page: { readonly storeId: number } | { readonly slug: string },
  state: ListingState,
): Promise<FilteredContent | null> {
  if (isFiltered({ ...state, parameters: [] })) return null
  return orNothing(await getFilteredContent(shop, { ...page, parameters: state.parameters }))
}

/** The listing of an answer; 404 for pages beyond the last, so that nobody fills caches with them. */
export function existing(answer: Result<Listing>): Listing {
  const listing = unwrap(answer)
  const { page, pages } = listing.pagination
  if (page > 1 && page > pages) throw new Response(null, { status: 404 })
  return listing
}

/** Paragraphs of a text: the first stands above the products, the others below. */
export const linesOf = (text: string | null): readonly string[] =>
  (text ?? '').split('\n\n').filter((line) => line.trim() !== '')
