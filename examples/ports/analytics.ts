import type { StoragePort } from '@vanek/sdk/storage'
import type { AnalyticsConsent } from '@vanek/sdk/integrations/data-layer'
import type { TrackingAdapter, TrackingEvent } from '@vanek/sdk/tracking'

export interface BeaconOptions {
  /** Sends a text: `(text) => navigator.sendBeacon('/events', text)`. */
  readonly send: (text: string) => void
  readonly consent: AnalyticsConsent
  /** Keeps which events with a key were reported: `storagePort(() => localStorage, 'beacon')`. */
  readonly reported: StoragePort
}

/** Reports events to a collector of your own. What happens before the visitor decides waits in memory. */
export function createBeacon({ send, consent, reported }: BeaconOptions): TrackingAdapter {
  const waiting: TrackingEvent[] = []
  const report = ({ name, params, once }: TrackingEvent) => {
    const known = (reported.read() ?? '').split('\n')
    const key = `${name} ${once}`
    if (once !== undefined && known.includes(key)) return
    if (once !== undefined) reported.write([...known, key].slice(-50).join('\n'))
    send(JSON.stringify({ name, params }))
  }
  const settle = () => {
    if (consent.get() !== null) {
      const events = waiting.splice(0)
      if (consent.get()) events.forEach(report)
    }
  }
  consent.subscribe(settle)
  return {
    track(event) {
      waiting.push(event)
      settle()
    },
  }
}
