import { type AnalyticsConsent, createDataLayer } from '@vanek/sdk/integrations/data-layer'
import { memoryStorage, type StoragePort } from '@vanek/sdk/storage'
import { createTracker, searchEvent, type TrackingAdapter, type TrackingEvent } from '@vanek/sdk/tracking'
import { describe, expect, it } from 'vitest'
import { createBeacon } from './analytics.ts'

type Create = (consent: AnalyticsConsent, reported: StoragePort, names: string[]) => TrackingAdapter

const adapters: readonly [string, Create][] = [
  [
    'the data layer',
    (consent, reported, names) => {
      const push = (entry: object) => void ('event' in entry && names.push(String(entry.event)))
      return createDataLayer({ target: () => ({ push }), consent, reported })
    },
  ],
  [
    'a collector',
    (consent, reported, names) =>
      createBeacon({ consent, reported, send: (text) => names.push((JSON.parse(text) as { name: string }).name) }),
  ],
]

const purchase: TrackingEvent = {
  name: 'purchase',
  params: { transaction_id: '1', value: 1, tax: 0, shipping: 0, currency: 'CZK', items: [] },
  once: '1',
}

describe.each(adapters)('analytics: %s', (_, create) => {
  function setUp(reported = memoryStorage()) {
    let decided: boolean | null = null
    const listeners: (() => void)[] = []
    const names: string[] = []
    const consent: AnalyticsConsent = {
      get: () => decided,
      subscribe: (listener) => {
        listeners.push(listener)
        return () => {}
      },
    }
    const { track } = createTracker({ adapters: [create(consent, reported, names)] })
    const decide = (allowed: boolean) => {
      decided = allowed
      for (const listener of listeners) listener()
    }
    return { track, decide, names, reported }
  }

  it('reports nothing before the visitor decides about consent, then all events once, in order', () => {
    const { track, decide, names } = setUp()
    track(searchEvent('fan'))
    track(purchase)
    expect(names).toEqual([])
    decide(true)
    decide(true)
    track(searchEvent('grille'))
    expect(names).toEqual(['search', 'purchase', 'search'])
  })

  it('reports no events of a visitor who rejects consent, earlier or later ones', () => {
    const { track, decide, names } = setUp()
    track(searchEvent('fan'))
    decide(false)
    track(searchEvent('fan'))
    decide(true)
    expect(names).toEqual([])
  })

  it('reports an order once across page loads', () => {
    const first = setUp()
    first.decide(true)
    first.track(purchase)
    first.track(purchase)
    const next = setUp(first.reported)
    next.decide(true)
    next.track(purchase)
    next.track({ ...purchase, once: '2' })
    expect([first.names, next.names]).toEqual([['purchase'], ['purchase']])
  })
})
