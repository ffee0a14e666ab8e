import type { PriceVat } from '../pricing/price-list.ts'
import type { Content } from '../wire.ts'
import type { Catalogue } from './catalogue.ts'
import {
  availableCondition,
  brandsCondition,
  priceCondition,
  rangeCondition,
  tagsCondition,
  toHundredths,
  valuesCondition,
  type Bounds,
  type Condition,
} from './conditions.ts'
import type { Viewer } from './viewer.ts'

type Scope = Content['ListingScope']

/** The selected filters that exist in the catalogue. */
export interface Chosen {
  /** Column values by parameter. */
  readonly values: ReadonlyMap<number, readonly number[]>
  readonly ranges: ReadonlyMap<number, Bounds>
  readonly price: Bounds | null
  /** The kind of prices to compare. */
  readonly vat: PriceVat
  readonly available: boolean
  readonly tags: readonly string[]
  readonly brands: readonly number[]
}

const isBounded = ({ from, to }: Bounds): boolean => (from ?? null) !== null || (to ?? null) !== null

/** Parses the filters of a scope; those that no longer exist are left out. */
export function chosenOf({ columns, vocabulary }: Catalogue, scope: Scope): Chosen {
  const values = new Map<number, readonly number[]>()
  for (const { entityId, values: requested } of scope.parameters ?? []) {
    const isNumber = vocabulary.parameters.get(entityId)?.type === 'number'
    const known = new Set(columns.parameters.get(entityId)?.values)
    const own = [...(values.get(entityId) ?? []), ...(isNumber ? requested.map(toHundredths) : requested)]
    const left = [...new Set(own)].filter((value) => known.has(value))
    if (left.length > 0) values.set(entityId, left)
  }
  const ranges = (scope.ranges ?? []).filter(
    (range) => isBounded(range) && vocabulary.parameters.get(range.entityId)?.type === 'number',
  )
  return {
    values,
    ranges: new Map(ranges.map((range) => [range.entityId, range])),
    price: scope.price !== undefined && isBounded(scope.price) ? scope.price : null,
    vat: scope.vat ?? 'with',
    available: scope.available === true,
    tags: (scope.tags ?? []).filter((code) => columns.tagCodes.includes(code)),
    brands: (scope.brands ?? []).filter((id) => vocabulary.brands.has(id)),
  }
}

export function conditionsOf({ columns }: Catalogue, chosen: Chosen, { list }: Viewer): readonly Condition[] {
  return [
    ...(chosen.available ? [availableCondition(columns)] : []),
    ...(chosen.brands.length > 0 ? [brandsCondition(columns, chosen.brands)] : []),
    ...(chosen.tags.length > 0 ? [tagsCondition(columns, chosen.tags)] : []),
    ...[...chosen.values].map(([id, values]) => valuesCondition(columns, id, values)),
    ...[...chosen.ranges].map(([id, bounds]) => rangeCondition(columns, id, bounds)),
    ...(chosen.price === null ? [] : [priceCondition(columns, list, chosen.price, chosen.vat)]),
  ]
}
