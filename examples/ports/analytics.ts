import type { StoragePort } from '@vanek/sdk/storage'
import type { AnalyticsConsent } from '@vanek/sdk/integrations/data-layer'
import type { TrackingAdapter, TrackingEvent } from '@vanek/sdk/tracking'

export interface BeaconOptions {
  /** Sends an event as JSON: `(text) => navigator.sendBeacon('/events', text)`. */
  readonly send: (text: string) => void
  readonly consent: AnalyticsConsent
  /** Stores the keys of reported events: `storagePort(() => localStorage, 'beacon')`. */
  readonly reported: StoragePort
}

/** Reports events to your own collector. Events are queued in memory until the visitor decides about consent. */
export function createBeacon({ send, consent, reported }: BeaconOptions): TrackingAdapter {
  const queue: TrackingEvent[] = []
  const report = ({ name, params, once }: TrackingEvent) => {
    const known = (reported.read() ?? '').split('\n')
    const key = `${name} ${once}`
    if (once !== undefined && known.includes(key)) return
    if (once !== undefined) reported.write([...known, key].slice(-50).join('\n'))
    send(JSON.stringify({ name, params }))
  }
  const flush = () => {
    if (consent.get() !== null) {
      const events = queue.splice(0)
      if (consent.get()) events.forEach(report)
    }
  }
  consent.subscribe(flush)
  return {
    track(event) {
      queue.push(event)
      flush()
    },
  }
}
