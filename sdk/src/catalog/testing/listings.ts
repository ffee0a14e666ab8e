import fc from 'fast-check'
import {
  withPage,
  emptyListing,
  type Filter,
  type ListingState,
  toggleValue,
  withMore,
  withSort,
} from '@vanek/sdk/catalog'
import { canonical } from '../rules/canonical.ts'
import { sorts } from '../rules/sorts.ts'
import type { NumberRange } from '../types.ts'

type Step = (state: ListingState) => ListingState

const entityId = fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 2_147_483_647 }))
const amount = fc.oneof(
  fc.integer({ min: 0, max: 2_000 }),
  fc.double({ min: -0, max: 1e9, noNaN: true }),
  fc.integer({ min: 0, max: 99_999_999_990_000 }).map((parts) => parts / 1e4),
)
const end = fc.option(amount)

/** One value of any filter, as its key and id. */
export const anyValue: fc.Arbitrary<readonly [key: string, id: string]> = fc.oneof(
  fc.tuple(
    entityId.map((id) => `f${id}`),
    amount.map(String),
  ),
  fc.constant(['available', '1'] as const),
  fc.tuple(fc.constant('tags'), fc.constantFrom('new', 'sale', 'tip', 'n_plus-one.2')),
  fc.tuple(fc.constant('brands'), entityId.map(String)),
)

/** One range of any filter, as its key and bounds in any order. */
export const anyRange = fc.tuple(
  fc.oneof(
    fc.constant('price'),
    entityId.map((id) => `r${id}`),
  ),
  fc.record({ from: end, to: end }),
)

/** The state with a numeric range, or a price range; null means no bound. */
export const withRange = (state: ListingState, key: string, range: NumberRange): ListingState =>
  canonical({
    ...state,
    ...{ page: 1, fromPage: 1 },
    ...(key === 'price'
      ? { price: range }
      : { ranges: [...state.ranges, { entityId: Number(key.slice(1)), ...range }] }),
  })

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: anyValue.map(
      ([key, id]): Step =>
        (state) =>
          toggleValue(state, key, id),
    ),
  },
  {
    weight: 3,
    arbitrary: anyRange.map(
      ([key, range]): Step =>
        (state) =>
          withRange(state, key, range),
    ),
  },
  fc.constantFrom(...sorts).map(
    (sort): Step =>
      (state) =>
        withSort(state, sort),
  ),
  fc.integer({ min: 1, max: 100_000 }).map(
    (page): Step =>
      (state) =>
        withPage(state, page),
  ),
  fc.constant<Step>(withMore),
)

/** A state that a shopper can reach. */
export const anyListing: fc.Arbitrary<ListingState> = fc
  .array(step, { maxLength: 14 })
  .map((steps) => steps.reduce((state, own) => own(state), emptyListing))

/** A filter of a listing, with defaults. */
export const filter = (more: Partial<Filter> & Pick<Filter, 'key'>): Filter => ({
  kind: 'checkbox',
  entityId: null,
  title: more.key,
  unit: null,
  description: null,
  values: [],
  range: null,
  ...more,
})

/** A value of a filter. */
export const value = (id: string, chosen = false): Filter['values'][number] => ({
  id,
  title: `Hodnota ${id}`,
  count: 1,
  chosen,
  color_hex: null,
})
