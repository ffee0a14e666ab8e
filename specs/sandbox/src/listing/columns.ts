/**
 * The catalogue in columns for listings. A product has a position and each of its variants a slot. Products of one category
 * are adjacent, and so are slots of one product.
 */
export interface Columns {
  readonly ids: Int32Array
  readonly positionOf: ReadonlyMap<number, number>
  /** First slot of each product; one entry longer than the number of products. */
  readonly firstSlot: Int32Array
  readonly variantIds: Int32Array
  /** Position of the product of a slot. */
  readonly productOf: Int32Array
  /** By slot: usual price in haléře, and 1 if at least one piece is in stock. */
  readonly price: Int32Array
  readonly inStock: Uint8Array
  /** By slot: 1 if it can be bought now, from stock or on order. */
  readonly buyable: Uint8Array
  /** By position: brand id, bits of tags, number of the group that may see it (0 = public). */
  readonly brand: Int32Array
  readonly tags: Int32Array
  readonly audience: Uint8Array
  /** 1 if some variant can be bought now. */
  readonly available: Uint8Array
  readonly merit: Int32Array
  readonly popularity: Int32Array
  readonly rating: Int32Array
  readonly reviewCount: Int32Array
  /** Days since 1970. */
  readonly created: Int32Array
  /** Id of the default variant. */
  readonly defaults: Int32Array
  /** Displayed price of the product: the lowest of its variants. */
  readonly shownPrice: Int32Array
  /** Codes of tags by bit, codes of groups by number from 1. */
  readonly tagCodes: readonly string[]
  readonly groups: readonly string[]
  readonly parameters: ReadonlyMap<number, ParameterColumn>
  /** Positions of the products of a category and its descendants. */
  readonly ranges: ReadonlyMap<number, Range>
}

/** A range of positions; `to` is exclusive. */
export interface Range {
  readonly from: number
  readonly to: number
}

/** The value of one parameter for each slot. */
export interface ParameterColumn {
  readonly id: number
  /** All values, ascending: ids of options, 0 and 1, or hundredths of numbers. */
  readonly values: Int32Array
  /** First slot of the column. */
  readonly offset: number
  /** By slot minus the offset: index of the value plus 1, 0 for none. */
  readonly places: Uint16Array
}

/** Index of a value in a column plus 1; 0 if it is missing. */
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
