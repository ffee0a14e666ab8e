import type { TrackingAdapter, TrackingEvent } from './types.ts'

/** Sends events to its adapters; made by `createTracker`. */
export interface Tracker {
  /** Sends one event to all adapters. null is ignored, because functions like `viewItemListEvent` may return null. */
  readonly track: (event: TrackingEvent | null) => void
}

/** Options of `createTracker`. */
export interface TrackerOptions {
  /** Adapters that receive every event, in this order. */
  readonly adapters: readonly TrackingAdapter[]
  /** Called with the error of an adapter. The other adapters still get the event, and `track` never throws. */
  readonly onError?: ((error: unknown) => void) | undefined
}

/**
 * Creates a tracker, which sends events to all adapters. An adapter that throws does not affect the others.
 *
 * @param options - The adapters, and a callback for what they throw.
 * @returns `track` sends an event; null is ignored.
 * @example
 * ```ts
 * const tracker = createTracker({ adapters: [createDataLayer({ target: () => dataLayer, consent })] })
 * tracker.track(searchEvent('fan'))
 * ```
 */
export const createTracker = ({ adapters, onError }: TrackerOptions): Tracker => ({
  track(event) {
    if (!event) return
    for (const adapter of adapters) {
      try {
        adapter.track(event)
      } catch (error) {
        onError?.(error)
      }
    }
  },
})
