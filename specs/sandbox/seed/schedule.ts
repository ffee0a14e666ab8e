import type { Leaf } from './categories/tree.ts'

const FIRST_ID = 1001

/** Which category each product belongs to, and the other way round. Ids do not depend on how many products are made. */
export interface Schedule {
  /** Products in one round; a larger catalogue goes round again with new series. */
  readonly round: number
  readonly at: (index: number) => { readonly id: number; readonly leaf: Leaf; readonly ordinal: number }
  /** Id of the nth product of a category. */
  readonly idOf: (leaf: Leaf, ordinal: number) => number
  /** How many products of a category are among the first `total`. */
  readonly countOf: (leaf: Leaf, total: number) => number
}

/** Spreads the categories evenly, so that even a short catalogue has something of everything. */
export function scheduleOf(leaves: readonly Leaf[]): Schedule {
  const slots = leaves
    .flatMap((leaf, order) =>
      Array.from({ length: leaf.spec.share }, (_, ordinal) => ({
        leaf,
        ordinal,
        order,
        // The first product of every category comes before the second of any.
        place: ordinal === 0 ? 0 : (ordinal + 0.5) / leaf.spec.share,
      })),
    )
    .sort((one, two) => one.place - two.place || one.order - two.order)
  const positions = new Map(leaves.map((leaf) => [leaf.spec.slug, [] as number[]]))
  slots.forEach((slot, position) => positions.get(slot.leaf.spec.slug)?.push(position))

  const round = slots.length
  const idOf = (leaf: Leaf, ordinal: number): number => {
    const own = positions.get(leaf.spec.slug) ?? []
    const position = own[ordinal % own.length] ?? 0
    return FIRST_ID + Math.floor(ordinal / own.length) * round + position
  }
  return {
    round,
    at(index) {
      const slot = slots[index % round]
      if (slot === undefined) throw new RangeError('No categories.')
      return {
        id: FIRST_ID + index,
        leaf: slot.leaf,
        ordinal: Math.floor(index / round) * slot.leaf.spec.share + slot.ordinal,
      }
    },
    idOf,
    countOf(leaf, total) {
      const own = positions.get(leaf.spec.slug) ?? []
      const whole = Math.floor(total / round) * own.length
      return whole + own.filter((position) => position < total % round).length
    },
  }
}
