import type { Columns } from './columns.ts'
import type { Condition } from './conditions.ts'

/** Matching slots; slots of one product are adjacent. */
export type Slots = Int32Array

export interface Matched {
  /** Slots that match all conditions. */
  readonly all: Slots
  /** Slots that match all conditions, ignoring this one, by the key of the condition. */
  readonly without: ReadonlyMap<string, Slots>
}

/** Matches all slots in one pass, and records slots at which only one condition fails. */
export function matchSlots({ productOf }: Columns, slots: Slots, conditions: readonly Condition[]): Matched {
  if (conditions.length === 0) return { all: slots, without: new Map() }
  const all = growing(slots.length)
  const lists = conditions.map(() => growing(slots.length))
  for (const slot of slots) {
    const failed = failure(conditions, slot, productOf[slot] ?? 0)
    if (failed === MANY) continue
    if (failed !== NONE) lists[failed]?.add(slot)
    else {
      all.add(slot)
      for (const list of lists) list.add(slot)
    }
  }
  return { all: all.end(), without: new Map(conditions.map(({ key }, at) => [key, lists[at]?.end() ?? all.end()])) }
}

/** A list of numbers with a fixed capacity. */
function growing(most: number) {
  const numbers = new Int32Array(most)
  let length = 0
  return {
    add(number: number): void {
      numbers[length] = number
      length += 1
    },
    end: () => numbers.subarray(0, length),
  }
}

const NONE = -1
const MANY = -2

/** The only failing condition, if exactly one fails. */
function failure(conditions: readonly Condition[], slot: number, position: number): number {
  let failed = NONE
  for (let at = 0; at < conditions.length; at += 1) {
    if (conditions[at]?.fits(slot, position) === true) continue
    if (failed !== NONE) return MANY
    failed = at
  }
  return failed
}

/** The distinct products of slots, in the order of the slots. */
export function productsOf({ productOf }: Columns, slots: Slots): Int32Array {
  const positions = new Int32Array(slots.length)
  let length = 0
  let last = -1
  for (let at = 0; at < slots.length; at += 1) {
    const position = productOf[slots[at] ?? 0] ?? 0
    if (position === last) continue
    positions[length] = last = position
    length += 1
  }
  return positions.subarray(0, length)
}

/** The slots of products at these positions. */
export function slotsAt({ productOf }: Columns, slots: Slots, positions: Int32Array): ReadonlySet<number> {
  const requested = new Set(positions)
  return new Set(slots.filter((slot) => requested.has(productOf[slot] ?? 0)))
}

/** The lowest price of each product among the slots, by its position. */
export function lowestPrices({ productOf, price }: Columns, slots: Slots): ReadonlyMap<number, number> {
  const lowest = new Map<number, number>()
  for (const slot of slots) {
    const position = productOf[slot] ?? 0
    lowest.set(position, Math.min(price[slot] ?? 0, lowest.get(position) ?? Infinity))
  }
  return lowest
}
