import type { Leaf } from './categories/tree.ts'
import { FIRST_GUEST, guestShare } from './guests.ts'

const FIRST_ID = 1001

/** Which category each product belongs to, and the other way round. Ids do not depend on how many products are made. */
export interface Schedule {
  /** Products in one round; a larger catalogue goes round again with new series. */
  readonly round: number
  readonly at: (index: number) => { readonly id: number; readonly leaf: Leaf; readonly ordinal: number }
  /** Id of the nth product of a category, guests left out. */
  readonly idOf: (leaf: Leaf, ordinal: number) => number
  /** How many products of a category are among the first `total`. */
  readonly countOf: (leaf: Leaf, total: number) => number
}

interface Slot {
  readonly leaf: Leaf
  readonly ordinal: number
  readonly order: number
  readonly guest: boolean
  /** Slots stand in the order of their places. */
  readonly place: number
}

/** Goods that not everybody may see, and those of the smaller makers, come after all others. */
function slotsOf(leaf: Leaf, order: number): Slot[] {
  const { share, visibleTo, byMetre } = leaf.spec
  const late = visibleTo === undefined ? 0 : 2
  const own = Array.from({ length: share }, (_, ordinal) => {
    // The first product of every category comes before the second of any.
    const place = late + (ordinal === 0 ? 0 : (ordinal + 0.5) / share)
    return { leaf, ordinal, order, guest: false, place }
  })
  const guests = Array.from({ length: guestShare(leaf.spec) }, (_, ordinal) => {
    // those by the metre came last of all
    const place = (byMetre === undefined ? 1 : 3) + ordinal / 100
    return { leaf, ordinal, order, guest: true, place }
  })
  return [...own, ...guests]
}

/** Spreads the categories evenly, so that even a short catalogue has something of everything. */
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
