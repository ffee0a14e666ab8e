import type { ListingState, ListingSort } from '../types.ts'
import { canonical, emptyListing, toNumber } from './canonical.ts'

const firstPage = { page: 1, fromPage: 1 }

const entityOf = (key: string): number => Number(key.slice(1))

const toggle = <T>(list: readonly T[], value: T): readonly T[] =>
  list.includes(value) ? list.filter((own) => own !== value) : [...list, value]

/**
 * Selects a value of a facet, or deselects it if it is selected. Goes back to the first page.
 *
 * @param state - The current state of the listing; not changed.
 * @param key - `key` of the `Filter`.
 * @param valueId - `id` of the `FilterValue`; ignored for the key `available`.
 * @returns The next state.
 * @example
 * ```ts
 * const state = parseListing(new URL(request.url).searchParams)
 * const { filters } = unwrap(await getListing(shop, { path: 'koupelnove-ventilatory', ...state }))
 * const hrefs = filters.flatMap(({ key, values }) => values.map(({ id }) => serializeListing(toggleValue(state, key, id))))
 * ```
 */
export function toggleValue(state: ListingState, key: string, valueId: string): ListingState {
  const next = { ...state, ...firstPage }
  if (key === 'available') return canonical({ ...next, available: !state.available })
  if (key === 'tags') return canonical({ ...next, tags: toggle(state.tags, valueId) })
  if (key === 'brands') return canonical({ ...next, brands: toggle(state.brands, Number(valueId)) })
  const entityId = entityOf(key)
  const values = state.parameters.find((own) => own.entityId === entityId)?.values ?? []
  const others = state.parameters.filter((own) => own.entityId !== entityId)
  return canonical({
    ...next,
    parameters: [...others, { entityId, values: toggle(values, toNumber(Number(valueId)) ?? Number.NaN) }],
  })
}

/**
 * Deselects everything in one filter. Goes back to the first page.
 *
 * @param state - The current state of the listing; not changed.
 * @param key - `key` of the `Filter`.
 * @example
 * ```ts
 * const state = parseListing(new URLSearchParams('f4=100,125&f7=2'))
 * const href = serializeListing(clearFilter(state, 'f4')) // '?f7=2'
 * ```
 */
export function clearFilter(state: ListingState, key: string): ListingState {
  const next = { ...state, ...firstPage }
  const entityId = entityOf(key)
  if (key === 'price' || key === 'available' || key === 'tags' || key === 'brands')
    return canonical({ ...next, [key]: emptyListing[key] })
  const name = key.startsWith('r') ? 'ranges' : 'parameters'
  return canonical({ ...next, [name]: state[name].filter((own) => own.entityId !== entityId) })
}

/**
 * Deselects all filters and goes back to the first page. The sort order stays.
 *
 * @param state - The current state of the listing; not changed.
 * @example
 * ```ts
 * const href = serializeListing(clearFilters(parseListing(new URLSearchParams('f4=100,125&f7=2')))) // ''
 * ```
 */
export const clearFilters = ({ sort }: ListingState): ListingState => ({ ...emptyListing, sort })

/**
 * Changes the sort order and goes back to the first page.
 *
 * @param state - The current state of the listing; not changed.
 * @param sort - The new order.
 * @returns The next state.
 * @example
 * ```ts
 * const state = parseListing(new URL(request.url).searchParams)
 * const href = serializeListing(withSort(state, 'price_asc'))
 * ```
 */
export const withSort = (state: ListingState, sort: ListingSort): ListingState =>
  canonical({ ...state, ...firstPage, sort })

/**
 * Goes to one page of the listing.
 *
 * @param state - The current state of the listing; not changed.
 * @param page - Page number, from 1.
 * @example
 * ```ts
 * const state = parseListing(new URL(request.url).searchParams)
 * const next = serializeListing(withPage(state, 2)) // the link of the page
 * ```
 */
export const withPage = (state: ListingState, page: number): ListingState =>
  canonical({ ...state, page, fromPage: page })

/**
 * Adds one more page below those that are shown ("load more"). At most ten pages are shown; then the first one is
 * dropped.
 *
 * @param state - The current state of the listing; not changed.
 * @example
 * ```ts
 * const state = parseListing(new URL(request.url).searchParams)
 * const more = serializeListing(withMore(state)) // the link "Load more"
 * ```
 */
export const withMore = (state: ListingState): ListingState => canonical({ ...state, page: state.page + 1 })

/**
 * Whether any filter is in use.
 *
 * @param state - The state of the listing.
 * @example
 * ```ts
 * const state = parseListing(new URL(request.url).searchParams)
 * if (isFiltered(state)) console.log(serializeListing(clearFilters(state)))
 * ```
 */
export const isFiltered = ({ parameters, ranges, price, available, tags, brands }: ListingState): boolean =>
  available ||
  price.from !== null ||
  price.to !== null ||
  [parameters, ranges, tags, brands].some((own) => own.length > 0)
