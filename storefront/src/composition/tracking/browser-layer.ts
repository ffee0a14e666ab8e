import { storagePort } from '@vanek/sdk/storage'
import { createDataLayer, type DataLayer, type DataLayerEntry } from '@vanek/sdk/integrations/data-layer'
import type { OverlayStore } from '@vanek/sdk/overlays'
import { overlaysKey } from '../../lib/browser/kept-keys.ts'

/** Where a tab keeps what happened before its visitor decided about cookies. */
const eventsKey = 'vanek_events'
/** Where the browser keeps which orders were told. */
const ordersKey = 'vanek_told_orders'

interface WithLayer {
  dataLayer?: DataLayerEntry[]
}

/** One tab at a time, so that the next one sees what was told; locks are there on https and localhost only. */
export const oneTabAtATime = (run: () => void): void => {
  if ('locks' in navigator) void navigator.locks.request('vanek-told', async () => run())
  else run()
}

/** The data layer of this page, which follows what the visitor decides, here or in another tab. */
export function browserLayer(overlays: OverlayStore, onError: (error: unknown) => void): DataLayer {
  addEventListener('storage', ({ key }) => key === overlaysKey && overlays.load())
  return createDataLayer({
    target: () => ((globalThis as WithLayer).dataLayer ??= []),
    consent: {
      get() {
        // another tab may have decided a moment ago
        overlays.load()
        return overlays.getState().consent?.analytics ?? null
      },
      subscribe: (listener) => overlays.subscribe(() => oneTabAtATime(listener)),
    },
    port: storagePort(() => sessionStorage, eventsKey),
    told: storagePort(() => localStorage, ordersKey),
    onError,
  })
}
