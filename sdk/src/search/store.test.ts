import { beforeAll, describe, expect, it } from 'vitest'
import { createSearchStore, type SearchStore, type SearchStoreOptions, suggest } from '@vanek/sdk/search'
import { refuse } from '../testing/back-end.ts'
import { manualClock } from '../transport/testing/test-shop.ts'
import { type Answers, found, menu, product, searchShop } from './testing/back-ends.ts'

// loads lazy modules, so that only the clock matters
beforeAll(async () => {
  await suggest(searchShop().shop, { q: 'ventilátor', menu })
})

function setUp(handlers: Answers = {}, more: Partial<SearchStoreOptions> = {}) {
  const clock = manualClock()
  const { shop, seen } = searchShop(handlers, { clock })
  const store = createSearchStore(shop, { menu: () => menu, ...more })
  return { store, clock, seen, advance: (ms: number) => clock.advance(ms) }
}

const idsIn = (store: SearchStore) => store.getState().results?.products.map(({ id }) => id)

describe('createSearchStore', () => {
  it('B4.19 B4.20 loads from 3 characters on, then returns products and menu items', async () => {
    const { store, advance } = setUp()
    store.setQuery('ve')
    expect(store.getState()).toEqual({ query: 've', status: 'idle', results: null })
    store.setQuery('ven ')
    expect(store.getState()).toEqual({ query: 'ven ', status: 'pending', results: null })
    await advance(400)
    expect(store.getState()).toMatchObject({ query: 'ven ', status: 'success', results: { q: 'ven', productTotal: 2 } })
    expect(idsIn(store)).toEqual([9, 8])
    expect(store.getState().results?.categories[0]).toMatchObject({ path: '/ventilatory' })
  })

  it('B5.03 searches for a configured short term', async () => {
    const { store, seen, advance } = setUp({}, { shortTerms: () => ['EC'] })
    store.setQuery('ac')
    expect(store.getState().status).toBe('idle')
    store.setQuery('ec')
    expect(store.getState().status).toBe('pending')
    await advance(400)
    expect(store.getState().status).toBe('success')
    expect(seen.length).toBeGreaterThan(0)
  })

  it('B4.18 clears the results of an empty query immediately', async () => {
    const { store, advance } = setUp()
    store.setQuery('ventilátor')
    await advance(400)
    store.setQuery('  ')
    expect(store.getState()).toEqual({ query: '  ', status: 'idle', results: null })
    store.setQuery('ventilátor')
    await advance(400)
    store.clear()
    expect(store.getState()).toEqual({ query: '', status: 'idle', results: null })
  })

  it('B4.18 ignores responses of queries made before clearing', async () => {
    const { store, advance } = setUp()
    store.setQuery('ventilátor')
    await advance(200)
    store.setQuery('')
    await advance(5000)
    expect(store.getState()).toEqual({ query: '', status: 'idle', results: null })
    store.setQuery('ventilátor')
    await advance(200)
    store.clear()
    await advance(5000)
    expect(store.getState()).toEqual({ query: '', status: 'idle', results: null })
  })

  it('B5.03 sends nothing for less than 3 characters', async () => {
    const { store, advance, seen } = setUp()
    store.setQuery('ve')
    await advance(1000)
    expect([seen, store.getState().status]).toEqual([[], 'idle'])
  })

  it('B9.10 is pending for at least 200 ms', async () => {
    const { store, advance } = setUp()
    store.setQuery('ventilátor')
    await advance(150 + 199)
    expect(store.getState().status).toBe('pending')
    await advance(1)
    expect(store.getState().status).toBe('success')
  })

  it('debounces the queries', async () => {
    const { store, advance, seen } = setUp()
    for (const q of ['ven', 'vent', 'venti']) {
      store.setQuery(q)
      await advance(100)
    }
    store.setQuery('venti ')
    await advance(1000)
    expect(seen.filter(({ path }) => path === '/search').map(({ query }) => query['q'])).toEqual(['venti'])
  })

  it('ignores a late response to an older query', async () => {
    const resolvers = new Map<string, (body: unknown) => void>()
    const { store, advance } = setUp({
      own: ({ query }) => new Promise((resolve) => resolvers.set(query['q'] ?? '', resolve)),
      service: () => refuse(503, 'server'),
    })
    const answerFor = (id: number) => ({ ...found, products: { entities: [product(id)], total: 1 } })
    store.setQuery('starý')
    await advance(400)
    store.setQuery('nový')
    await advance(400)
    resolvers.get('nový')?.(answerFor(2))
    await advance(10)
    expect([store.getState().status, idsIn(store)]).toEqual(['success', [2]])
    resolvers.get('starý')?.(answerFor(1))
    await advance(10)
    expect(idsIn(store)).toEqual([2])
  })

  it('keeps the previous results while the next query loads', async () => {
    const { store, advance } = setUp()
    store.setQuery('ventilátor')
    await advance(400)
    store.setQuery('ventilátory')
    expect([store.getState().status, idsIn(store)]).toEqual(['pending', [9, 8]])
  })

  it('B9.11 shows results of the back end when the service takes longer than 2000 ms', async () => {
    const { store, advance } = setUp({ service: () => new Promise(() => {}) })
    store.setQuery('ventilátor')
    await advance(150 + 1990)
    expect(store.getState().status).toBe('pending')
    await advance(10)
    expect([store.getState().status, idsIn(store)]).toEqual(['success', [1, 2]])
  })

  it('fails when the search of the back end fails, and retries when the query is set again', async () => {
    const { store, advance } = setUp({ own: () => refuse(400, 'validation') })
    store.setQuery('ventilátor')
    await advance(400)
    expect(store.getState()).toEqual({ query: 'ventilátor', status: 'error', results: null })
    store.setQuery('ventilátor')
    expect(store.getState().status).toBe('pending')
  })

  it('finds products when the menu fails to load', async () => {
    const { store, advance } = setUp({}, { menu: () => Promise.reject(new Error('gone')) })
    store.setQuery('ventilátor')
    await advance(400)
    expect([store.getState().status, idsIn(store)]).toEqual(['success', [9, 8]])
  })
})
