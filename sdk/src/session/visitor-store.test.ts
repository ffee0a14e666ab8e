import { memoryStorage } from '@vanek/sdk/storage'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createVisitorStore } from '@vanek/sdk/session'
import { lastVisitedKept } from './visitor-state.ts'

const countingIds = () => {
  let count = 0
  return () => `visitor-${(count += 1)}`
}

const start = (port = memoryStorage(), newId = countingIds()) => {
  const store = createVisitorStore({ port, newId })
  return { store, port, ids: () => store.getState().lastVisited }
}

describe('recently viewed products', () => {
  it('B4.21 are ordered newest first', () => {
    const { store, ids } = start()
    for (const id of [1, 2, 3]) store.visit(id)
    expect(ids()).toEqual([3, 2, 1])
  })

  it('B4.22 are unique; a repeated visit moves a product to the front', () => {
    const { store, ids } = start()
    for (const id of [1, 2, 3, 1]) store.visit(id)
    expect(ids()).toEqual([1, 3, 2])
  })

  it('B9.20 are eight at most', () => {
    const { store, ids } = start()
    for (let id = 1; id <= 12; id += 1) store.visit(id)
    expect([ids(), lastVisitedKept]).toEqual([[12, 11, 10, 9, 8, 7, 6, 5], 8])
  })

  it('are the last distinct ones, for any visits', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 15 })), (visits) => {
        const { store, ids } = start()
        for (const id of visits) store.visit(id)
        expect(ids()).toEqual([...new Set([...visits].reverse())].slice(0, 8))
      }),
    )
  })

  it('include visits in another tab', () => {
    const port = memoryStorage()
    const [one, two] = [start(port), start(port)]
    one.store.visit(1)
    two.store.visit(2)
    one.store.visit(3)
    expect(one.ids()).toEqual([3, 2, 1])
  })
})

describe('stored data of a visitor', () => {
  it('B4.30 C4.81 products, session uuid and utm parameters are restored after a reload', () => {
    const { store, port } = start()
    expect(store.getState()).toEqual({ loaded: false, lastVisited: [], sessionUuid: null, utm: {} })
    store.load()
    store.visit(7)
    store.saveUtm('?utm_source=mail&utm_campaign=podzim&q=x')
    const next = createVisitorStore({ port, newId: () => 'another-visitor' })
    next.load()
    expect(next.getState()).toEqual({
      loaded: true,
      lastVisited: [7],
      sessionUuid: 'visitor-1',
      utm: { utm_source: 'mail', utm_campaign: 'podzim' },
    })
  })

  it('later utm parameters replace earlier ones, and a URL without any does not change them', () => {
    const { store } = start()
    store.saveUtm('?utm_source=mail&utm_term=a')
    store.saveUtm('?page=2')
    expect(store.getState().utm).toEqual({ utm_source: 'mail', utm_term: 'a' })
    store.saveUtm('utm_source=search')
    expect(store.getState().utm).toEqual({ utm_source: 'search' })
  })

  it('the session uuid does not change, and is different for each visitor', () => {
    const id = () => {
      const store = createVisitorStore()
      store.load()
      store.load()
      store.visit(1)
      return store.getState().sessionUuid
    }
    expect(id()).toMatch(/^[\da-f]{24}$/)
    expect(id()).not.toBe(id())
  })

  it('invalid stored values are ignored', () => {
    const invalidState = fc.record(
      {
        lastVisited: fc.json().map((text) => JSON.parse(text) as unknown),
        sessionUuid: fc.anything(),
        utm: fc.object(),
      },
      { requiredKeys: [] },
    )
    const text = fc.oneof(
      fc.string(),
      fc.json(),
      invalidState.map((value) =>
        JSON.stringify(value, (_, own: unknown) => (typeof own === 'bigint' ? String(own) : own)),
      ),
    )
    fc.assert(
      fc.property(text, (stored) => {
        const { store, ids } = start(memoryStorage(stored ?? null))
        store.load()
        expect(ids().every((id) => Number.isSafeInteger(id) && id > 0)).toBe(true)
        expect(Object.values(store.getState().utm).every((value) => typeof value === 'string')).toBe(true)
        expect(store.getState().sessionUuid).toMatch(/^[\w-]{8,64}$/)
      }),
    )
  })

  it('notifies nobody when nothing changed', () => {
    const { store } = start()
    store.load()
    let notified = 0
    store.subscribe(() => void (notified += 1))
    store.load()
    store.saveUtm('?page=2')
    expect(notified).toBe(0)
  })
})
