import { addAmounts } from '../format/amount.ts'
import type { CartState } from '../cart/store-types.ts'
import type { Cart } from '../cart/types.ts'
import { type TrackedCartChange, heldIn, variantIdOf } from './cart-changes.ts'

type Seen = Pick<CartState, 'cart' | 'settled' | 'received' | 'loaded' | 'pending' | 'unseen'>

const lineOf = (lines: Cart['items'], id: number): Cart['items'][number] | undefined => {
  for (const line of lines) {
    const found = line.id === id ? line : lineOf(line.items, id)
    if (found) return found
  }
  return undefined
}

const keyOf = (key: string): readonly [string, number] => {
  const [kind = '', id] = key.split(':')
  return [kind, Number(id)]
}

/** Pending changes of the cart made by this page; all others were made elsewhere. */
export function ownCommands() {
  const more = new Set<number>()
  const lines = new Set<number>()
  /** Amounts that were added before the cart was loaded. */
  const requested = new Map<number, number>()
  let batch = false
  let clear = false
  let received: Cart | undefined
  let receives = false

  /** A variant that appears before the cart is loaded was added by this page. */
  const noteRequested = ({ cart, pending, unseen }: Seen) => {
    const held = heldIn(cart.items)
    for (const [kind, id] of [...pending].map(keyOf)) {
      if (kind !== 'add') continue
      const own = unseen.filter(({ variantId }) => variantId === id).map(({ amount }) => amount)
      const amount = addAmounts(held.get(id)?.amount ?? 0, ...own)
      if (amount > 0) requested.set(id, amount)
    }
  }

  return {
    note(state: Seen): void {
      for (const [kind, id] of [...state.pending].map(keyOf)) {
        batch ||= kind === 'batch'
        clear ||= kind === 'clear'
        if (kind === 'add') more.add(id)
        const line = kind === 'line' ? (lineOf(state.settled.items, id) ?? lineOf(state.cart.items, id)) : undefined
        const variantId = line && variantIdOf(line)
        if (typeof variantId === 'number') lines.add(variantId)
      }
      receives ||= state.received !== received
      received = state.received
      if (!state.loaded) noteRequested(state)
    },
    /** The part of a change made by this page; `known` tells whether the previous state is known. */
    share(change: TrackedCartChange, known: boolean): TrackedCartChange | null {
      const { variantId, amount } = change
      const isOwn = lines.has(variantId) || (amount > 0 ? batch || (receives && known) || more.has(variantId) : clear)
      if (!isOwn) return null
      return known || batch ? change : { ...change, amount: Math.min(amount, requested.get(variantId) ?? amount) }
    },
    forget(): void {
      for (const own of [more, lines, requested]) own.clear()
      batch = false
      clear = false
      receives = false
    },
  }
}
