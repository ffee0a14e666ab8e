/**
 * Typed events with the names of GA4, and the tracker that sends them to adapters.
 *
 * @example
 * ```ts
 * const tracker = createTracker({ adapters: [{ track: (event) => console.log(event.name) }] })
 * tracker.track(searchEvent('fan'))
 * ```
 * @module
 */
export { viewCartEvent, beginCheckoutEvent, checkoutMethodsEvents } from '../src/tracking/checkout-events.ts'
export { viewItemEvent } from '../src/tracking/item-events.ts'
export { productBoxToItem, variantToItem } from '../src/tracking/items.ts'
export { selectItemEvent, viewItemListEvent, type DisplayedList } from '../src/tracking/list-events.ts'
export { purchaseEvent } from '../src/tracking/purchase.ts'
export { createCartTracker, type CartTrackerOptions, trackCart } from '../src/tracking/track-cart.ts'
export { trackWishList, type TrackWishListOptions } from '../src/tracking/track-wishes.ts'
export { createTracker, type Tracker, type TrackerOptions } from '../src/tracking/tracker.ts'
export type { TrackedItem, TrackingAdapter, TrackingEvent, TrackingParams } from '../src/tracking/types.ts'
export { searchEvent, sessionLoadedEvent, loginEvent, signUpEvent } from '../src/tracking/visitor-events.ts'
