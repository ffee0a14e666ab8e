import type { WishListState } from '../account/wish/store-types.ts'
import type { Store } from '../kernel/store.ts'
import { itemWished } from './item-events.ts'
import type { Tracker } from './tracker.ts'
import type { TrackedItem } from './types.ts'

/** Options of `trackWishList`. */
export interface TrackWishListOptions {
  /** Currency of the prices of the items, ISO 4217. */
  readonly currency: string
  /** Returns the item of a variant; undefined sends no event. */
  readonly itemOf: (variantId: number) => TrackedItem | undefined
}

/**
 * Reports what this page added to the wish list, once the back end has confirmed it. Items that were on the list
 * before, or were added elsewhere, are not reported.
 *
 * @param wishes - The wish list store.
 * @param tracker - Receives the events.
 * @param options - The currency, and how to find the item of a variant.
 * @returns Stops tracking.
 */
export function trackWishList(
  wishes: Pick<Store<WishListState>, 'getState' | 'subscribe'>,
  tracker: Tracker,
  { currency, itemOf }: TrackWishListOptions,
): () => void {
  const known = new Set<number>()
  const requested = new Set<number>()
  const see = () => {
    const { variantIds, pending } = wishes.getState()
    for (const id of pending) requested.add(id)
    for (const id of variantIds) {
      if (pending.has(id) || known.has(id)) continue
      known.add(id)
      const item = requested.has(id) ? itemOf(id) : undefined
      if (item) tracker.track(itemWished(currency, item))
    }
    for (const id of known) if (!variantIds.has(id) && !pending.has(id)) known.delete(id)
    for (const id of requested) if (!pending.has(id)) requested.delete(id)
  }
  see()
  return wishes.subscribe(see)
}
