import type { Leaf } from './categories/tree.ts'
import { FIRST_GUEST, guestShare } from './guests.ts'

const FIRST_ID = 1001

/** Maps product ids to categories and back. Ids do not depend on the number of generated products. */
export interface Schedule {
  /** Products in one round; a larger catalogue repeats the round with new series. */
  readonly round: number
  readonly at: (index: number) => { readonly id: number; readonly leaf: Leaf; readonly ordinal: number }
  /** Id of the nth product of a category, without guest brands. */
  readonly idOf: (leaf: Leaf, ordinal: number) => number
  /** Number of products of a category among the first `total`. */
  readonly countOf: (leaf: Leaf, total: number) => number
}

interface Slot {
  readonly leaf: Leaf
  readonly ordinal: number
  readonly order: number
  readonly guest: boolean
  /** Sorted by position. */
  readonly place: number
}

/** Restricted goods and those of guest brands come after all others. */
function slotsOf(leaf: Leaf, order: number): Slot[] {
  const { share, visibleTo, byMetre } = leaf.spec
  const late = visibleTo === undefined ? 0 : 2
  const own = Array.from({ length: share }, (_, ordinal) => {
    // the first products of all categories come before any second product
    const place = late + (ordinal === 0 ? 0 : (ordinal + 0.5) / share)
    return { leaf, ordinal, order, guest: false, place }
  })
  const guests = Array.from({ length: guestShare(leaf.spec) }, (_, ordinal) => {
    // goods sold by the metre were added last, so they have the last ids
    const place = (byMetre === undefined ? 1 : 3) + ordinal / 100
    return { leaf, ordinal, order, guest: true, place }
  })
  return [...own, ...guests]
}

/** Interleaves the categories, so that even a short catalogue contains all of them. */
export function scheduleOf(leaves: readonly Leaf[]): Schedule {
  const slots = leaves.flatMap(slotsOf).sort((one, two) => one.place - two.place || one.order - two.order)
  const positions = new Map(leaves.map((leaf) => [leaf.spec.slug, [] as number[]]))
  slots.forEach((slot, position) => {
    if (!slot.guest) positions.get(slot.leaf.spec.slug)?.push(position)
  })

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
      const turn = Math.floor(index / round)
      const { spec } = slot.leaf
      const ordinal = slot.guest ? FIRST_GUEST + turn * guestShare(spec) : turn * spec.share
      return { id: FIRST_ID + index, leaf: slot.leaf, ordinal: ordinal + slot.ordinal }
    },
    idOf,
    countOf(leaf, total) {
      const own = positions.get(leaf.spec.slug) ?? []
      const whole = Math.floor(total / round) * own.length
      return whole + own.filter((position) => position < total % round).length
    },
  }
}
