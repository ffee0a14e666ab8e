import { storagePort } from '@vanek/sdk/storage'
import { createDataLayer, type DataLayerEntry } from '@vanek/sdk/integrations/data-layer'
import type { OverlayStore } from '@vanek/sdk/overlays'
import type { TrackingAdapter } from '@vanek/sdk/tracking'
import { overlaysKey } from '../session/cookies.ts'

/** Key of the session storage for events from before the visitor's consent. */
const eventsKey = 'vanek_events'
/** Key of the local storage for orders that were already tracked. */
const ordersKey = 'vanek_told_orders'

interface WithLayer {
  dataLayer?: DataLayerEntry[]
}

/** Runs one tab at a time, so that the next one sees tracked orders; locks exist on https and localhost only. */
export const oneTabAtATime = (run: () => void): void => {
  if ('locks' in navigator) void navigator.locks.request('vanek-tracking', async () => run())
  else run()
}

/** Reports events to the data layer of this page. Follows the visitor's consent, given here or in another tab. */
export function analyticsAdapters(
  overlays: OverlayStore,
  onError: (error: unknown) => void,
): readonly TrackingAdapter[] {
  addEventListener('storage', ({ key }) => key === overlaysKey && overlays.load())
  const dataLayer = createDataLayer({
    target: () => ((globalThis as WithLayer).dataLayer ??= []),
    consent: {
      get() {
        // another tab may have changed it just now
        overlays.load()
        return overlays.getState().consent?.analytics ?? null
      },
      subscribe: (listener) => overlays.subscribe(() => oneTabAtATime(listener)),
    },
    port: storagePort(() => sessionStorage, eventsKey),
    reported: storagePort(() => localStorage, ordersKey),
    onError,
  })
  return [dataLayer]
}
