import type { CartState, CartStore } from '../cart/store-types.ts'
import type { Cart } from '../cart/types.ts'
import { type TrackedCartChange, cartChanges } from './cart-changes.ts'
import { itemsAdded, itemsRemoved } from './item-events.ts'
import { itemOfLine } from './items.ts'
import { ownCommands } from './own-commands.ts'
import type { Tracker } from './tracker.ts'
import type { TrackedItem } from './types.ts'

/** Options of `createCartTracker` and `trackCart`. */
export interface CartTrackerOptions {
  /**
   * Adds properties that a cart line lacks, such as the list a product was chosen in; those of the line take
   * precedence.
   */
  readonly known?: ((variantId: number) => Partial<TrackedItem> | undefined) | undefined
}

const noLines: Pick<Cart, 'items'> = { items: [] }

/**
 * Reports what was added to and removed from the cart. Only settled changes made by this page count: the first load,
 * the merge at sign-in, changes of other tabs or of the back end, and an order that empties the cart are not reported.
 * Changes settled together are one event.
 *
 * @param tracker - Receives the events.
 * @param options - Adds data to items that a cart line does not have.
 * @returns A function to call with every state of the cart.
 */
export function createCartTracker(tracker: Tracker, { known }: CartTrackerOptions = {}): (state: CartState) => void {
  const own = ownCommands()
  let settled: Cart | undefined
  const itemsOf = (changes: readonly TrackedCartChange[]) =>
    changes.flatMap(({ variantId, line, amount }) => {
      const item = itemOfLine(line, Math.abs(amount))
      return item ? [{ ...known?.(variantId), ...item }] : []
    })

  const trackChanges = (after: Cart) => {
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
      if (state.loaded && state.settled !== settled) trackChanges(state.settled)
    } catch {
      // an invalid state is ignored: the error must not reach the caller that changed the cart
      settled = state.settled
    }
    if (state.pending.size === 0 && !state.stale) own.forget()
  }
}

/**
 * Reports changes of a cart store to a tracker; see `createCartTracker`.
 *
 * @param cart - The cart store.
 * @param tracker - Receives the events.
 * @param options - Adds data to items that a cart line does not have.
 * @returns Stops tracking.
 * @example
 * ```ts
 * const tracker = createTracker({ adapters: [] })
 * const stop = trackCart(cart, tracker)
 * ```
 */
export function trackCart(
  cart: Pick<CartStore, 'getState' | 'subscribe'>,
  tracker: Tracker,
  options: CartTrackerOptions = {},
): () => void {
  const watch = createCartTracker(tracker, options)
  watch(cart.getState())
  return cart.subscribe(() => watch(cart.getState()))
}
