import type { TrackingAdapter, TrackingEvent } from './types.ts'

/** Tells what happens to all that want to know. */
export interface Tracker {
  /** null is nothing that happened, as builders answer it. */
  readonly track: (event: TrackingEvent | null) => void
}

export interface TrackerOptions {
  readonly adapters: readonly TrackingAdapter[]
  /** Told what an adapter threw; it harms neither the others nor who tracks. */
  readonly onError?: ((error: unknown) => void) | undefined
}

/**
 * Makes a tracker.
 *
 *     const tracker = createTracker({ adapters: [createDataLayer({ target, consent })] })
 *     tracker.track(purchased(order))
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
