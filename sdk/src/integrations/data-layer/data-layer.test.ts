import { describe, expect, it, vi } from 'vitest'
import { createDataLayer } from '@vanek/sdk/integrations/data-layer'
import { mostReportedOrders } from './reported-orders.ts'
import { maxBufferedEvents } from './event-buffer.ts'
import { purchaseEvent, searchEvent, loginEvent, type TrackingEvent } from '@vanek/sdk/tracking'
import { orderItem, orderOf } from '../../tracking/testing/goods.ts'
import { browserOf } from './testing/browser.ts'

const search = (term: string) => searchEvent(term) as TrackingEvent
const order = (code: string) => purchaseEvent({ ...orderOf([orderItem(1, 1, 100)]), code })
const begun = (cart: string): TrackingEvent => ({
  name: 'begin_checkout',
  once: `begin_checkout ${cart}`,
  params: { currency: 'CZK', value: 1, checkout_step: 2 },
})

describe('pushed events', () => {
  it('have the GA4 format, and clear the items of the previous event', () => {
    const { open, layer } = browserOf(true)
    const { track } = open()
    track(order('1'))
    track(search('vítr'))
    const { params } = order('1')
    expect(layer).toEqual([
      { ecommerce: null },
      { event: 'purchase', ecommerce: params },
      { event: 'search', search_term: 'vítr' },
    ])
  })

  it('are pushed even if the data layer throws', () => {
    const onError = vi.fn()
    const errors: unknown[] = []
    const push = (entry: unknown) => {
      errors.push(entry)
      throw new Error('broken')
    }
    const consent = { get: () => true, subscribe: () => () => {} }
    const { track } = createDataLayer({ target: () => ({ push }), consent, onError })
    track(search('a'))
    track(search('b'))
    expect([errors.length, onError.mock.calls.length]).toEqual([2, 2])
  })
})

describe('before a consent decision', () => {
  it('queues events and pushes all of them after consent, across page loads', () => {
    const { open, layer, names, decide } = browserOf(null)
    open().track(search('a'))
    open().track(search('b'))
    const { track } = open()
    track(search('c'))
    expect(layer).toEqual([])
    decide(true)
    track(search('d'))
    open()
    expect(names()).toEqual(['a', 'b', 'c', 'd'])
  })

  it('loses no event when session storage is full or unavailable', () => {
    const nowhere = browserOf(null, { keeps: 0 })
    const document = nowhere.open()
    for (const term of ['a', 'b']) document.track(search(term))
    nowhere.decide(true)
    expect(nowhere.names()).toEqual(['a', 'b'])

    const full = browserOf(null, { keeps: 200 })
    const own = full.open()
    const terms = Array.from({ length: 20 }, (_, at) => `t${at}`)
    for (const term of terms) own.track(search(term))
    full.decide(true)
    expect(full.names()).toEqual(terms)
  })

  it('stores 200 events for the next page, and any number for this one', () => {
    const terms = Array.from({ length: maxBufferedEvents + 3 }, (_, at) => `t${at}`)
    for (const load of [false, true]) {
      const { open, names, decide } = browserOf(null)
      const { track } = open()
      for (const term of terms) track(search(term))
      if (load) open()
      decide(true)
      expect(names()).toEqual(load ? terms.slice(0, 200) : terms)
    }
  })

  it('keeps the order when a large event does not fit into the storage', () => {
    const { open, names, decide } = browserOf(null, { keeps: 250 })
    const { track } = open()
    const terms = ['a', 'long '.repeat(50).trim(), 'b']
    for (const term of terms) track(search(term))
    decide(true)
    expect(names()).toEqual(terms)
  })

  it('queues an event with the same key once', () => {
    const { open, names, decide } = browserOf(null)
    const { track } = open()
    for (let time = 0; time <= maxBufferedEvents; time += 1) track(begun('c'))
    track(search('a'))
    open()
    decide(true)
    expect(names()).toEqual(['begin_checkout', 'a'])
  })

  it('ignores invalid stored data', () => {
    for (const text of [
      '{',
      'null',
      '[]',
      '7',
      '{"events":7}',
      '{"events":[null,{"name":1},{"name":"search"}],"keys":[1]}',
    ]) {
      const { open, names, decide, storage } = browserOf(null)
      storage.tab = text
      open().track(search('a'))
      decide(true)
      expect(names()).toEqual(['a'])
    }
  })
})

describe('refused consent', () => {
  it('reports and stores nothing', () => {
    const { open, layer, decide, storage } = browserOf(null)
    const { track } = open()
    track(search('a'))
    expect(storage.tab).toContain('search')
    decide(false)
    track(search('b'))
    track(order('1'))
    open().track(begun('c'))
    expect([layer, storage]).toEqual([[], { tab: '' }])
    decide(true)
    expect(layer).toEqual([])
  })

  it('stops reporting when revoked later, and resumes when given again', () => {
    const { open, names, decide } = browserOf(true)
    const { track } = open()
    track(search('a'))
    decide(false)
    track(search('b'))
    decide(true)
    track(search('c'))
    expect(names()).toEqual(['a', 'c'])
  })
})

describe('purchase', () => {
  it('is reported once per order, across reloads and tabs, whenever consent is given', () => {
    for (const first of [true, null]) {
      const { open, names, decide } = browserOf(first)
      open().track(order('1'))
      open().track(order('1'))
      open(1).track(order('1'))
      open().track(order('2'))
      decide(true)
      open().track(order('1'))
      expect(names()).toEqual(['1', '2'])
    }
  })

  it('is reported once per page without a storage', () => {
    const pushed: unknown[] = []
    const consent = { get: () => true, subscribe: () => () => {} }
    const { track } = createDataLayer({ target: () => ({ push: (entry) => pushed.push(entry) }), consent })
    track(order('1'))
    const once = [...pushed]
    track(order('1'))
    expect(once.length).toBeGreaterThan(0)
    expect(pushed).toEqual(once)
    track(order('2'))
    expect(pushed.length).toBe(2 * once.length)
  })

  it('remembers the last fifty orders, ignoring invalid stored data', () => {
    const { open, names, storage } = browserOf(true)
    storage.reported = '{"not":"a list"}'
    const { track } = open()
    const codes = Array.from({ length: mostReportedOrders + 1 }, (_, at) => String(at))
    for (const code of codes) track(order(code))
    expect(JSON.parse(storage.reported)).toEqual(codes.slice(1))
    open().track(order('1'))
    expect(names()).toEqual(codes)
  })
})

describe('event with a key', () => {
  it('is reported once per tab', () => {
    const { open, names, decide } = browserOf(null)
    open().track(begun('c'))
    open().track(begun('c'))
    decide(true)
    open().track(begun('c'))
    open().track(begun('d'))
    expect(names()).toEqual(['begin_checkout', 'begin_checkout'])
    open(1).track(begun('c'))
    expect(names().length).toBe(3)
  })
})

it('ignores consent changes after close', () => {
  const { open, layer, decide } = browserOf(null)
  const { track, close } = open()
  track(search('a'))
  close()
  decide(true)
  expect(layer).toEqual([])
  open().track(loginEvent())
  expect(layer).toEqual([
    { event: 'search', search_term: 'a' },
    { event: 'login', method: 'password' },
  ])
})
