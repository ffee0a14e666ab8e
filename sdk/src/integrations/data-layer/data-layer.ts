import type { StoragePort } from '../../kernel/text-port.ts'
import type { TrackingAdapter, TrackingEvent } from '../../tracking/types.ts'
import { createEventBuffer } from './event-buffer.ts'
import { type DataLayerEntry, toPushes } from './to-pushes.ts'
import { reportedOrders } from './reported-orders.ts'

/** Whether the visitor allows analytics. */
export interface AnalyticsConsent {
  /** null before the decision. */
  readonly get: () => boolean | null
  /** Calls the listener when that may have changed. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void
}

/** Options of {@link createDataLayer}. */
export interface DataLayerOptions {
  /** The data layer, looked up at each event: `() => (window.dataLayer ??= [])`. */
  readonly target: () => {
    /**
     * Adds an entry; the result is ignored.
     *
     * @param entry - Event in the format of GA4.
     */
    push(entry: DataLayerEntry): unknown
  }
  /** Whether the visitor allows analytics; read at every event. */
  readonly consent: AnalyticsConsent
  /** Stores events across page loads until the visitor decides: `sessionStorage`. */
  readonly port?: StoragePort | undefined
  /** Stores the codes of reported orders, for all tabs and visits: `localStorage`. */
  readonly reported?: StoragePort | undefined
  /** Called with exceptions of the data layer. */
  readonly onError?: ((error: unknown) => void) | undefined
}

/** A tracking adapter for a data layer; made by {@link createDataLayer}. */
export interface DataLayer extends TrackingAdapter {
  /** Unsubscribes from the consent. */
  readonly close: () => void
}

/**
 * Sends events to a data layer such as Google's, in the format of GA4. Events are buffered until the visitor decides
 * about analytics. If they allow it, all are sent once, in order; if they refuse, the buffer is dropped. A purchase is
 * sent once per order across reloads and tabs, other events with a key once per tab.
 *
 * @param options - The data layer, the consent, and where to store the buffer and the codes of reported orders.
 * @returns An adapter for `createTracker`.
 * @example
 * ```ts
 * const adapter = createDataLayer({
 *   target: () => dataLayer,
 *   consent,
 *   port: storagePort(() => sessionStorage, 'events'),
 * })
 * const tracker = createTracker({ adapters: [adapter] })
 * ```
 */
export function createDataLayer({ target, consent, port, reported, onError }: DataLayerOptions): DataLayer {
  const stored = createEventBuffer(port)
  const orders = reportedOrders(reported)

  const push = (event: TrackingEvent) => {
    const { name, once } = event
    if (once) {
      const known = name === 'purchase' ? orders.has(once) : stored.isReported(once)
      if (known) return
      // stored before it is sent: a missing purchase is better than a duplicate
      if (name === 'purchase') orders.note(once)
      else stored.noteReported(once)
    }
    try {
      for (const entry of toPushes(event)) target().push(entry)
    } catch (error) {
      onError?.(error)
    }
  }

  /** Applies the consent decision, if there is one. */
  const settle = (): boolean | null => {
    const allowed = consent.get()
    if (allowed) for (const event of stored.take()) push(event)
    else if (allowed === false) stored.drop()
    return allowed
  }

  const close = consent.subscribe(() => void settle())
  settle()
  return {
    track(event) {
      const allowed = settle()
      if (allowed) push(event)
      else if (allowed === null) stored.add(event)
    },
    close,
  }
}
