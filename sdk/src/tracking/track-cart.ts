import type { CartState, CartStore } from '../cart/store-types.ts'
import type { Cart } from '../cart/types.ts'
import { type TrackedCartChange, cartChanges } from './cart-changes.ts'
import { itemsAdded, itemsRemoved } from './item-events.ts'
import { itemOfLine } from './items.ts'
import { ownCommands } from './own-commands.ts'
import type { Tracker } from './tracker.ts'
import type { TrackedItem } from './types.ts'

/** Options of `cartWatcher` and `trackCart`. */
export interface CartWatcherOptions {
  /** Adds properties that a cart line lacks, such as the list a product was chosen in; those of the line win. */
  readonly known?: ((variantId: number) => Partial<TrackedItem> | undefined) | undefined
}

const noLines: Pick<Cart, 'items'> = { items: [] }

/**
 * Tells what came into the cart and what went, state by state. Only what the back end has settled counts, and only what
 * this page itself asked for, by a verb of the store or by a call whose answer the store received: the first load, the
 * merge at sign-in, another tab's changes, what the back end takes out by itself and an order that empties the cart are
 * no events. What is settled together is told together.
 */
export function cartWatcher(tracker: Tracker, { known }: CartWatcherOptions = {}): (state: CartState) => void {
  const own = ownCommands()
  let settled: Cart | undefined
  const itemsOf = (changes: readonly TrackedCartChange[]) =>
    changes.flatMap(({ variantId, line, amount }) => {
      const item = itemOfLine(line, Math.abs(amount))
      return item ? [{ ...known?.(variantId), ...item }] : []
    })

  const tell = (after: Cart) => {
    const changes = cartChanges(settled ?? noLines, after).flatMap(
      (change) => own.share(change, settled !== undefined) ?? [],
    )
    const [added, removed] = [(amount: number) => amount > 0, (amount: number) => amount < 0].map((fits) =>
      itemsOf(changes.filter(({ amount }) => fits(amount))),
    ) as [TrackedItem[], TrackedItem[]]
    if (added.length > 0) tracker.track(itemsAdded(after.currencyCode, added))
    if (removed.length > 0) tracker.track(itemsRemoved((settled ?? after).currencyCode, removed))
    settled = after
  }

  return (state) => {
    own.note(state)
    try {
      if (state.loaded && state.settled !== settled) tell(state.settled)
    } catch {
      // what cannot be read is no event, and must not reach whoever changed the cart
      settled = state.settled
    }
    if (state.pending.size === 0 && !state.stale) own.forget()
  }
}

/** Follows a cart store; answers how to stop that. */
export function trackCart(
  cart: Pick<CartStore, 'getState' | 'subscribe'>,
  tracker: Tracker,
  options: CartWatcherOptions = {},
): () => void {
  const watch = cartWatcher(tracker, options)
  watch(cart.getState())
  return cart.subscribe(() => watch(cart.getState()))
}
