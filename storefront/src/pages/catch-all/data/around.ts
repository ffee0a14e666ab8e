import { bestsellersShown, isFiltered, type Listing, type ListingState } from '@vanek/sdk/catalog'
import { perUnit, unitPair } from '../../../entities/price/pairs.ts'
import type { Bestseller } from '../../../entities/category/bestsellers.tsx'

/** Asks for bestsellers on the first page without filters only, where people still look around (B9.14). */
export const withBestsellers = (state: ListingState) =>
  isFiltered(state) || state.page > 1 ? {} : { bestsellers: bestsellersShown }

/** The bestsellers of an answer, with what the page shows of them. */
export const bestsellersOf = ({ bestsellers = [] }: Listing): readonly Bestseller[] =>
  bestsellers.map(({ id, name, slug, categoryPath, mainImage, prices, unit }) => ({
    ...{ id, name, slug, categoryPath, mainImage, unit: perUnit(unit) },
    price: unitPair(prices),
  }))

/** The values that an editor may have written about: with a range or a price the words are about something else. */
export const wordedValues = (state: ListingState): ListingState['parameters'] =>
  isFiltered({ ...state, parameters: [] }) ? [] : state.parameters

/** The listing itself; 404 for pages beyond the last, so that nobody fills caches with them. */
export function existing(answer: Listing): Listing {
  const { category: _category, bestsellers: _bestsellers, ...listing } = answer
  const { page, pages } = listing.pagination
  if (page > 1 && page > pages) throw new Response(null, { status: 404 })
  return listing
}

/** Paragraphs of a text: the first stands above the products, the others below. */
export const linesOf = (text: string | null): readonly string[] =>
  (text ?? '').split('\n\n').filter((line) => line.trim() !== '')
