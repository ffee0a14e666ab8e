import { countedPrice, type PriceList, type PriceVat } from '../pricing/price-list.ts'
import { placeAt, placeOf, type Columns } from './columns.ts'

/** One condition on a variant or its product. */
export interface Condition {
  /** Key of the filter, as in addresses: `f12`, `r3`, `price`, `available`, `tags`, `brands`. */
  readonly key: string
  readonly fits: (slot: number, position: number) => boolean
}

export interface Bounds {
  readonly from?: number | null | undefined
  readonly to?: number | null | undefined
}

const HUNDREDTHS = 100

/** Unit of number parameters in columns: hundredths. */
export function toHundredths(value: number): number {
  return Math.round(value * HUNDREDTHS)
}

export function fromHundredths(value: number): number {
  return value / HUNDREDTHS
}

/** @param values column values */
export function valuesCondition(columns: Columns, id: number, values: readonly number[]): Condition {
  const column = columns.parameters.get(id)
  const key = `f${id}`
  if (column === undefined) return { key, fits: () => false }
  const requested = new Uint8Array(column.values.length + 1)
  for (const value of values) requested[placeOf(column, value)] = 1
  requested[0] = 0
  return { key, fits: (slot) => requested[placeAt(column, slot)] === 1 }
}

export function rangeCondition(columns: Columns, id: number, { from, to }: Bounds): Condition {
  const column = columns.parameters.get(id)
  const key = `r${id}`
  if (column === undefined) return { key, fits: () => false }
  const low = from === undefined || from === null ? -Infinity : toHundredths(from)
  const high = to === undefined || to === null ? Infinity : toHundredths(to)
  const requested = new Uint8Array(column.values.length + 1)
  for (const [at, value] of column.values.entries()) requested[at + 1] = Number(value >= low && value <= high)
  return { key, fits: (slot) => requested[placeAt(column, slot)] === 1 }
}

/** @param bounds in the major unit of the currency, both inclusive */
export function priceCondition(
  { price }: Columns,
  list: PriceList,
  { from, to }: Bounds,
  vat: PriceVat = 'with',
): Condition {
  const low = from === undefined || from === null ? -Infinity : toHundredths(from)
  const high = to === undefined || to === null ? Infinity : toHundredths(to)
  return {
    key: 'price',
    fits: (slot) => {
      const own = countedPrice(price[slot] ?? 0, list, vat)
      return own >= low && own <= high
    },
  }
}

export function availableCondition({ inStock }: Columns): Condition {
  return { key: 'available', fits: (slot) => inStock[slot] === 1 }
}

export function brandsCondition({ brand }: Columns, ids: readonly number[]): Condition {
  const requested = new Set(ids)
  return { key: 'brands', fits: (_slot, position) => requested.has(brand[position] ?? 0) }
}

export function tagsCondition({ tags, tagCodes }: Columns, codes: readonly string[]): Condition {
  const requested = codes.reduce(
    (bits, code) => (tagCodes.includes(code) ? bits | (1 << tagCodes.indexOf(code)) : bits),
    0,
  )
  return { key: 'tags', fits: (_slot, position) => ((tags[position] ?? 0) & requested) !== 0 }
}
