/**
 * Typed events with the names of GA4, and the tracker that sends them to adapters.
 *
 * @example
 * ```ts
 * const tracker = createTracker({ adapters: [{ track: (event) => console.log(event.name) }] })
 * tracker.track(searched('fan'))
 * ```
 * @module
 */
export { cartViewed, checkoutBegun, methodsChosen } from '../src/tracking/checkout-events.ts'
export { itemViewed } from '../src/tracking/item-events.ts'
export { itemOfBox, itemOfVariant } from '../src/tracking/items.ts'
export { itemSelected, listViewed, type ShownList } from '../src/tracking/list-events.ts'
export { purchased } from '../src/tracking/purchase.ts'
export { cartWatcher, type CartWatcherOptions, trackCart } from '../src/tracking/track-cart.ts'
export { trackWishes, type TrackWishesOptions } from '../src/tracking/track-wishes.ts'
export { createTracker, type Tracker, type TrackerOptions } from '../src/tracking/tracker.ts'
export type {
  TrackedItem,
  TrackedList,
  TrackingAdapter,
  TrackingEvent,
  TrackingName,
  TrackingParams,
} from '../src/tracking/types.ts'
export { searched, sessionLoaded, signedIn, signedUp } from '../src/tracking/visitor-events.ts'
