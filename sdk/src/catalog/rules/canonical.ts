import type { ListingState, NumberRange } from '../types.ts'
import { mostPagesTogether } from './sizes.ts'

const largest = 9_999_999_999
const largestId = 2_147_483_647
const lastPage = 100_000

/** A number as it can be in a URL: 0 or more, at most four decimals. */
export const toNumber = (value: number): number | undefined =>
  // adding 0 makes the negative zero a plain one
  value >= 0 && value <= largest ? Math.round(value * 1e4) / 1e4 + 0 : undefined

export const isId = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= largestId

const isTag = (text: string): boolean => /^[\w.-]{1,50}$/.test(text)

const ascending = (values: readonly number[]): readonly number[] => [...new Set(values)].sort((a, b) => a - b)

const numbers = (values: readonly number[]): readonly number[] =>
  ascending(values.flatMap((own) => toNumber(own) ?? []))

const toSpan = ({ from, to }: NumberRange): NumberRange => {
  const [low, high] = [from, to].map((own) => (own === null ? null : (toNumber(own) ?? null))) as [number, number]
  // a range with the larger number first means the same
  return low !== null && high !== null && low > high ? { from: high, to: low } : { from: low, to: high }
}

export const isOpen = ({ from, to }: NumberRange): boolean => from === null && to === null

const byEntity = <T extends { readonly entityId: number }>(entries: Iterable<T>): readonly T[] =>
  [...entries].filter(({ entityId }) => isId(entityId)).sort((a, b) => a.entityId - b.entityId)

/** A listing with nothing chosen, on its first page in the usual order. */
export const emptyListing: ListingState = {
  parameters: [],
  ranges: [],
  price: { from: null, to: null },
  vat: 'with',
  available: false,
  tags: [],
  brands: [],
  sort: 'recommended',
  fromPage: 1,
  page: 1,
}

/**
 * The canonical form of a state: lists sorted and without duplicates, several entries of one parameter merged, invalid
 * values left out. Missing fields are those of `emptyListing`; `fromPage` defaults to the page.
 */
export function canonical(state: Partial<ListingState>): ListingState {
  const {
    parameters,
    ranges,
    price: requested,
    vat,
    available,
    tags,
    brands,
    sort,
    page: wanted,
    fromPage,
  } = { ...emptyListing, ...state }
  const price = toSpan(requested)
  const values = new Map<number, readonly number[]>()
  for (const own of parameters) values.set(own.entityId, [...(values.get(own.entityId) ?? []), ...own.values])
  const spans = new Map(ranges.map((own) => [own.entityId, { entityId: own.entityId, ...toSpan(own) }]))
  const page = Number.isInteger(wanted) && wanted >= 1 && wanted <= lastPage ? wanted : 1
  const first = state.fromPage !== undefined && Number.isInteger(fromPage) && fromPage >= 1 && fromPage < page
  return {
    parameters: byEntity([...values].map(([entityId, own]) => ({ entityId, values: numbers(own) }))).filter(
      (own) => own.values.length > 0,
    ),
    ranges: byEntity(spans.values()).filter((own) => !isOpen(own)),
    price,
    vat: isOpen(price) ? emptyListing.vat : vat,
    available,
    tags: [...new Set(tags.filter(isTag))].sort(),
    brands: ascending(brands.filter(isId)),
    sort,
    fromPage: first ? Math.max(fromPage, page - mostPagesTogether + 1) : page,
    page,
  }
}
