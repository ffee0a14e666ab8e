import type { Columns, ParameterColumn } from './columns.ts'
import type { Slots } from './match.ts'

/**
 * The number of products for each value, by the index of the value plus 1. A product counts once for each value that one of
 * its slots has; slots of one product are adjacent.
 */
export function countPlaces({ productOf }: Columns, column: ParameterColumn, slots: Slots): Int32Array {
  const { offset, places } = column
  const counts = new Int32Array(column.values.length + 1)
  const last = new Int32Array(counts.length).fill(-1)
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at] ?? 0
    const own = slot - offset
    if (own < 0 || own >= places.length) continue
    const place = places[own] ?? 0
    if (place === 0) continue
    const position = productOf[slot] ?? 0
    if (last[place] === position) continue
    last[place] = position
    counts[place] = (counts[place] ?? 0) + 1
  }
  return counts
}

/** The number of products with any value of the parameter. */
export function countHaving({ productOf }: Columns, { offset, places }: ParameterColumn, slots: Slots): number {
  let count = 0
  let last = -1
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at] ?? 0
    const position = productOf[slot] ?? 0
    if (position === last || (places[slot - offset] ?? 0) === 0) continue
    last = position
    count += 1
  }
  return count
}

/** The number of products in stock. */
export function countInStock({ productOf, inStock }: Columns, slots: Slots): number {
  let count = 0
  let last = -1
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at] ?? 0
    const position = productOf[slot] ?? 0
    if (position === last || inStock[slot] !== 1) continue
    last = position
    count += 1
  }
  return count
}

/** The number of products by brand. */
export function countBrands({ brand }: Columns, positions: Int32Array): Map<number, number> {
  const counts = new Map<number, number>()
  for (const position of positions) {
    const id = brand[position] ?? 0
    counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return counts
}

/** The number of products by the bit of a tag. */
export function countTags({ tags, tagCodes }: Columns, positions: Int32Array): number[] {
  const counts = tagCodes.map(() => 0)
  for (const position of positions) {
    const bits = tags[position] ?? 0
    if (bits === 0) continue
    for (let bit = 0; bit < counts.length; bit += 1) if ((bits >> bit) & 1) counts[bit] = (counts[bit] ?? 0) + 1
  }
  return counts
}

/** The lowest and the highest usual price; null if there is no slot. */
export function priceBounds({ price }: Columns, slots: Slots): { min: number; max: number } | null {
  if (slots.length === 0) return null
  let min = Infinity
  let max = -Infinity
  for (let at = 0; at < slots.length; at += 1) {
    const one = price[slots[at] ?? 0] ?? 0
    if (one < min) min = one
    if (one > max) max = one
  }
  return { min, max }
}
