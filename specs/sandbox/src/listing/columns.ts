/**
 * The catalogue as listings need it, by columns. A product has a position and each of its variants a slot; products of
 * one category stand together, and slots of one product do.
 */
export interface Columns {
  readonly ids: Int32Array
  readonly positionOf: ReadonlyMap<number, number>
  /** First slot of each product; one entry longer than the number of products. */
  readonly firstSlot: Int32Array
  readonly variantIds: Int32Array
  /** Position of the product of a slot. */
  readonly productOf: Int32Array
  /** By slot: usual price in haléře, and 1 when at least one piece lies in a store. */
  readonly price: Int32Array
  readonly inStock: Uint8Array
  /** By slot: 1 when it can be bought now, from stock or to order. */
  readonly buyable: Uint8Array
  /** By position: brand id, bits of tags, number of the group that sees it (0 = everybody). */
  readonly brand: Int32Array
  readonly tags: Int32Array
  readonly audience: Uint8Array
  /** 1 when some variant can be bought now. */
  readonly available: Uint8Array
  readonly merit: Int32Array
  readonly popularity: Int32Array
  readonly rating: Int32Array
  readonly reviewCount: Int32Array
  /** Days since 1970. */
  readonly created: Int32Array
  /** Id of the default variant. */
  readonly defaults: Int32Array
  /** Price that the product is shown for: the lowest of its variants. */
  readonly shownPrice: Int32Array
  /** Codes of tags by bit, codes of groups by number from 1. */
  readonly tagCodes: readonly string[]
  readonly groups: readonly string[]
  readonly parameters: ReadonlyMap<number, ParameterColumn>
  /** Positions of the products of a category and of all below it. */
  readonly ranges: ReadonlyMap<number, Range>
}

/** From a position on, up to another one that is not included. */
export interface Range {
  readonly from: number
  readonly to: number
}

/** Which value of one parameter each slot has. */
export interface ParameterColumn {
  readonly id: number
  /** All values, ascending: ids of options, 0 and 1, or hundredths of numbers. */
  readonly values: Int32Array
  /** First slot of the column. */
  readonly offset: number
  /** By slot less the offset: place among the values from 1 on, 0 for none. */
  readonly places: Uint16Array
}

/** Place of a value in a column from 1 on; 0 when it has none such. */
export function placeOf({ values }: ParameterColumn, value: number): number {
  let low = 0
  let high = values.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((values[middle] ?? 0) < value) low = middle + 1
    else high = middle
  }
  return values[low] === value ? low + 1 : 0
}

export function placeAt({ offset, places }: ParameterColumn, slot: number): number {
  const own = slot - offset
  return own < 0 || own >= places.length ? 0 : (places[own] ?? 0)
}
