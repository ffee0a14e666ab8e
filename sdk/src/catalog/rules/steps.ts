import type { ListingState, Sort } from '../types.ts'
import { canonical, emptyListing, toNumber } from './canonical.ts'

const firstPage = { page: 1, fromPage: 1 }

const entityOf = (key: string): number => Number(key.slice(1))

const toggle = <T>(list: readonly T[], value: T): readonly T[] =>
  list.includes(value) ? list.filter((own) => own !== value) : [...list, value]

/** The state with a value of a filter chosen, or no longer chosen; key and id as in `Filter` and `FilterValue`. */
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

/** The state with nothing chosen in one filter. */
export function clearFilter(state: ListingState, key: string): ListingState {
  const next = { ...state, ...firstPage }
  const entityId = entityOf(key)
  if (key === 'price' || key === 'available' || key === 'tags' || key === 'brands')
    return canonical({ ...next, [key]: emptyListing[key] })
  const name = key.startsWith('r') ? 'ranges' : 'parameters'
  return canonical({ ...next, [name]: state[name].filter((own) => own.entityId !== entityId) })
}

/** The state with nothing chosen; its order stays. */
export const clearFilters = ({ sort }: ListingState): ListingState => ({ ...emptyListing, sort })

/** The state in another order. */
export const withSort = (state: ListingState, sort: Sort): ListingState => canonical({ ...state, ...firstPage, sort })

/** One page of the state alone. */
export const atPage = (state: ListingState, page: number): ListingState => canonical({ ...state, page, fromPage: page })

/** The state with one more page below those shown; beyond ten the first one gives way. */
export const withMore = (state: ListingState): ListingState => canonical({ ...state, page: state.page + 1 })

/** Whether anything is chosen that narrows the listing. */
export const isFiltered = ({ parameters, ranges, price, available, tags, brands }: ListingState): boolean =>
  available ||
  price.from !== null ||
  price.to !== null ||
  [parameters, ranges, tags, brands].some((own) => own.length > 0)
