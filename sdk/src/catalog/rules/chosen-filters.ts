import type { ActiveFilter, Filter, FilterValue, ListingState, NumberRange } from '../types.ts'
import { clearFilter, toggleValue } from './steps.ts'

const spanOf = ({ key, entityId }: Filter, state: ListingState): NumberRange | undefined =>
  key === 'price' ? state.price : state.ranges.find((own) => own.entityId === entityId)

function isChosen({ key, entityId }: Filter, { id }: FilterValue, state: ListingState): boolean {
  if (key === 'available') return state.available
  if (key === 'tags') return state.tags.includes(id)
  if (key === 'brands') return state.brands.includes(Number(id))
  return state.parameters.some((own) => own.entityId === entityId && own.values.includes(Number(id)))
}

function chosenOf(filter: Filter, state: ListingState): readonly ActiveFilter[] {
  const { key, kind, title, unit, vat = 'with' } = filter
  if (kind === 'range' || kind === 'price') {
    const { from, to } = spanOf(filter, state) ?? { from: null, to: null }
    if (from === null && to === null) return []
    const value = { from, to, unit, ...(kind === 'price' && { vat }) }
    return [{ key, valueId: null, title, value, without: clearFilter(state, key) }]
  }
  return filter.values
    .filter((value) => isChosen(filter, value, state))
    .map(({ id, title: value }) => ({ key, valueId: id, title, value, without: toggleValue(state, key, id) }))
}

/**
 * Returns the values selected in the facets of a listing, to show as removable chips, in the order of the filters.
 *
 * @param filters - Filters of the listing.
 * @param state - The state of the listing, from its URL. Values that the listing does not have are ignored.
 * @returns A chip for each value; `without` is the state of the listing without it.
 * @example
 * ```ts
 * const state = parseListing(new URL(request.url).searchParams)
 * const { filters } = unwrap(await getListing(shop, { path: 'koupelnove-ventilatory', ...state }))
 * const chips = activeFilters(filters, state).map(({ title, without }) => ({ title, href: serializeListing(without) }))
 * ```
 */
export const activeFilters = (filters: readonly Filter[], state: ListingState): readonly ActiveFilter[] =>
  filters.flatMap((filter) => chosenOf(filter, state))
