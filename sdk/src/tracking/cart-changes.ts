import type { Cart, CartItem } from '../cart/types.ts'
import { addAmounts } from '../format/amount.ts'

/** Change of the amount of a variant, positive or negative, and a line that contains it. */
export interface TrackedCartChange {
  /** Id of the variant. */
  readonly variantId: number
  /** A line of the cart with the variant: of the newer cart, or of the older one if it was removed. */
  readonly line: CartItem
  /** Change of the amount, in the unit of sale; negative if it decreased, never 0. */
  readonly amount: number
}

interface Held {
  readonly line: CartItem
  readonly amount: number
}

export const variantIdOf = ({ variantId, variant }: CartItem): number | null => variantId ?? variant?.id ?? null

/** Amounts by variant; a variant may be in several lines, and lines can be nested. */
export function heldIn(lines: readonly CartItem[], held = new Map<number, Held>()): ReadonlyMap<number, Held> {
  for (const line of lines) {
    const id = variantIdOf(line)
    if (id !== null) held.set(id, { line, amount: addAmounts(held.get(id)?.amount ?? 0, line.amount) })
    heldIn(line.items, held)
  }
  return held
}

/** Changes between two carts: first added and changed lines, in the order of the newer one, then removed ones. */
export function cartChanges(before: Pick<Cart, 'items'>, after: Pick<Cart, 'items'>): readonly TrackedCartChange[] {
  const [was, is] = [heldIn(before.items), heldIn(after.items)]
  const changed = [...is].map(([variantId, { line, amount }]) => ({
    variantId,
    line,
    amount: addAmounts(amount, -(was.get(variantId)?.amount ?? 0)),
  }))
  const gone = [...was]
    .filter(([variantId]) => !is.has(variantId))
    .map(([variantId, { line, amount }]) => ({ variantId, line, amount: -amount }))
  return [...changed, ...gone].filter(({ amount }) => amount !== 0)
}
