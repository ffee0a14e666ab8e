import type { Base } from './base.ts'
import type { Catalogue } from './catalogue.ts'
import { countBrands, countHaving, countInStock, countPlaces, countTags } from './counts.ts'
import { productsOf } from './match.ts'

export type ParameterKind = 'checkbox' | 'colour' | 'range'

/** The filters offered in a listing. They are computed without selected filters, so that they stay the same during filtering. */
export interface Offered {
  readonly total: number
  /** All parameters of products of the listing, in display order. */
  readonly parameters: readonly { readonly id: number; readonly kind: ParameterKind; readonly isUseful: boolean }[]
  readonly available: boolean
  readonly brands: boolean
  readonly tags: boolean
}

/** Number parameters with more values get a range filter. */
const MAX_CHECKBOXES = 12
/** Minimum share of products with a parameter for a useful filter. */
const LEAST_SHARE = 0.05

export function offeredIn(catalogue: Catalogue, base: Base): Offered {
  return catalogue.computed.get(`offered ${base.key}`, () => offer(catalogue, base))
}

function offer({ columns, vocabulary }: Catalogue, { slots }: Base): Offered {
  const positions = productsOf(columns, slots)
  const total = positions.length
  const [least, greatest] = bounds(slots)
  const parameters = [...vocabulary.parameters.values()].flatMap(({ id, type }) => {
    const column = columns.parameters.get(id)
    if (column === undefined || column.offset > greatest || column.offset + column.places.length <= least) return []
    const counts = countPlaces(columns, column, slots).subarray(1)
    const distinct = counts.reduce((sum, count) => sum + Number(count > 0), 0)
    if (distinct === 0) return []
    const yes = type === 'boolean' ? (counts[column.values.indexOf(1)] ?? 0) : 0
    const distinguishes = type === 'boolean' ? yes > 0 && yes < total : distinct > 1
    const isUseful = distinguishes && countHaving(columns, column, slots) >= total * LEAST_SHARE
    return [{ id, kind: kindOf(type, distinct), isUseful }]
  })
  const inStock = countInStock(columns, slots)
  const tagged = countTags(columns, positions)
  return {
    total,
    parameters,
    available: inStock > 0 && inStock < total,
    brands: [...countBrands(columns, positions).keys()].filter((id) => id !== 0).length > 1,
    tags: tagged.some((count) => count > 0 && count < total),
  }
}

function kindOf(type: string, distinct: number): ParameterKind {
  if (type === 'colour') return 'colour'
  return type === 'number' && distinct > MAX_CHECKBOXES ? 'range' : 'checkbox'
}

function bounds(slots: Int32Array): readonly [number, number] {
  let least = Infinity
  let greatest = -1
  for (const slot of slots) {
    if (slot < least) least = slot
    if (slot > greatest) greatest = slot
  }
  return [least, greatest]
}
