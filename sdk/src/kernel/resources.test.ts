import { describe, expect, it } from 'vitest'
import { CommerceError, type Query } from '@vanek/sdk'
import { createResourceStore, type ResourceStoreOptions } from '@vanek/sdk/resources'
import { localError } from './errors.ts'

/** A query whose requests are resolved by the test, in any order. */
function handmade(key = 'a') {
  const requests: {
    readonly signal: AbortSignal | undefined
    readonly answer: (data: unknown) => void
    readonly refuse: (error: unknown) => void
  }[] = []
  const query: Query<unknown> = {
    queryKey: ['test', key],
    queryFn: ({ signal } = {}) =>
      new Promise((answer, refuse) => {
        requests.push({ signal, answer, refuse })
      }),
  }
  return { query, requests }
}

function setUp(options: ResourceStoreOptions = {}, key?: string) {
  let time = 1_000
  const store = createResourceStore({ now: () => time, ...options })
  const { query, requests } = handmade(key)
  const resource = store.get(query)
  const seen: unknown[] = []
  const watch = () => resource.subscribe(() => seen.push(resource.getState()))
  const prefetch = (options?: Parameters<typeof store.fetch>[1]) => void store.fetch(query, options).catch(() => {})
  return { store, query, requests, resource, seen, watch, prefetch, pass: (ms: number) => void (time += ms) }
}
const tick = () => new Promise<void>((resolve) => setTimeout(resolve))
const down = new CommerceError(localError('network', { retryable: true }))

describe('resource', () => {
  it('goes from pending to success, with the time of the update', async () => {
    const { store, query, requests, resource } = setUp()
    expect(resource.getState()).toEqual({
      ...{ status: 'pending', data: undefined, error: null },
      ...{ isFetching: false, updatedAt: null },
    })
    const answer = store.fetch(query)
    expect(resource.getState()).toMatchObject({ status: 'pending', isFetching: true })
    requests[0]?.answer(7)
    expect(await answer).toBe(7)
    expect(resource.getState()).toEqual({
      ...{ status: 'success', data: 7, error: null },
      ...{ isFetching: false, updatedAt: 1_000 },
    })
  })

  it('deduplicates requests in flight, and notifies subscribers once', async () => {
    const { store, query, requests, watch, seen } = setUp()
    watch()
    const answers = Promise.all([store.fetch(query), store.fetch(query), store.fetch({ ...query })])
    requests[0]?.answer('x')
    expect(await answers).toEqual(['x', 'x', 'x'])
    expect([requests.length, seen.length]).toEqual([1, 2])
  })

  it.each([
    { name: 'as old as staleTime', staleTime: 100, passed: 100, count: 2 },
    { name: 'younger than staleTime', staleTime: 100, passed: 99, count: 1 },
    { name: 'of any age by default', staleTime: undefined, passed: 0, count: 2 },
    { name: 'never stale', staleTime: Infinity, passed: 1e9, count: 1 },
  ])('is requested $count times when its data is $name', async ({ staleTime, passed, count }) => {
    const { watch, prefetch, requests, pass } = setUp()
    watch()
    prefetch()
    requests[0]?.answer(1)
    await tick()
    pass(passed)
    prefetch(staleTime === undefined ? {} : { staleTime })
    expect(requests).toHaveLength(count)
  })

  it('keeps the previous data while fetching, and the identity of unchanged parts', async () => {
    const { prefetch, requests, watch, resource } = setUp()
    watch()
    prefetch()
    requests[0]?.answer({ id: 1, lines: [{ id: 5 }], price: 10 })
    await tick()
    const before = resource.getState().data as { readonly lines: unknown }
    prefetch()
    expect(resource.getState()).toMatchObject({ status: 'success', isFetching: true, data: { price: 10 } })
    requests[1]?.answer({ id: 1, lines: [{ id: 5 }], price: 11 })
    await tick()
    const after = resource.getState().data as { readonly lines: unknown }
    expect(after).toMatchObject({ price: 11 })
    expect(after.lines).toBe(before.lines)
  })

  it('keeps the data after an error, and clears the error after a success', async () => {
    const { store, query, prefetch, requests, watch, resource } = setUp()
    watch()
    prefetch()
    requests[0]?.refuse(down)
    await tick()
    expect(resource.getState()).toMatchObject({ status: 'error', data: undefined, error: { code: 'network' } })
    prefetch()
    expect(resource.getState()).toMatchObject({ status: 'pending', error: null, isFetching: true })
    requests[1]?.answer(1)
    await tick()
    expect(resource.getState()).toMatchObject({ status: 'success', data: 1, error: null })
    const again = store.fetch(query)
    requests[2]?.refuse(down)
    await expect(again).rejects.toBeInstanceOf(CommerceError)
    expect(resource.getState()).toMatchObject({ status: 'error', data: 1, isFetching: false })
  })

  it.each<[string, () => never]>([
    ['a synchronous exception', () => JSON.parse('{') as never],
    ['a rejection that is not an Error', () => Promise.reject('gone') as never],
  ])('wraps %s in an error', async (_, queryFn) => {
    const store = createResourceStore()
    const query = { queryKey: ['broken'], queryFn }
    // no issue: the title of an issue is shown to shoppers
    const error = { code: 'network', retryable: true, issues: [], cause: expect.anything() as unknown }
    await expect(store.fetch(query)).rejects.toMatchObject({ error, message: 'network', cause: error.cause })
    expect(store.get(query).getState()).toMatchObject({ status: 'error', isFetching: false })
  })

  it('stays a success while it is fetched again after a response without data', async () => {
    const { prefetch, requests, watch, resource } = setUp()
    watch()
    prefetch()
    requests[0]?.answer(undefined)
    await tick()
    prefetch()
    expect(resource.getState()).toMatchObject({ status: 'success', isFetching: true })
  })

  it('is not requested again before Retry-After, unless forced', async () => {
    const { store, query, requests, pass } = setUp()
    const busy = new CommerceError(localError('rate_limited', { retryable: true, retryAfter: 500 }))
    const first = store.fetch(query)
    requests[0]?.refuse(busy)
    await expect(first).rejects.toThrow()
    pass(499)
    await expect(store.fetch(query)).rejects.toMatchObject({ error: { code: 'rate_limited' } })
    expect(requests).toHaveLength(1)
    void store.fetch(query, { force: true }).catch(() => {})
    expect(requests).toHaveLength(2)
    requests[1]?.refuse(busy)
    await tick()
    pass(500)
    void store.fetch(query).catch(() => {})
    expect(requests).toHaveLength(3)
  })
})

it('a store with options that are undefined has its defaults', async () => {
  const { store, query, requests } = setUp({ initial: undefined, gcTime: undefined, maxEntries: undefined })
  void store.fetch(query, { force: undefined, staleTime: undefined })
  expect([store.dehydrate(), requests.length]).toEqual([[], 1])
})

describe('aborting', () => {
  it('aborts the request when the last subscriber has left', async () => {
    const { watch, prefetch, requests, resource } = setUp()
    const leave = [watch(), watch()]
    const stop = new AbortController()
    prefetch({ signal: stop.signal })
    stop.abort()
    leave[0]?.()
    leave[0]?.()
    await tick()
    expect([requests[0]?.signal?.aborted, resource.getState().isFetching]).toEqual([false, true])
    leave[1]?.()
    await tick()
    expect([requests[0]?.signal?.aborted, resource.getState().isFetching]).toEqual([true, false])
    requests[0]?.answer('late')
    await tick()
    expect(resource.getState()).toMatchObject({ status: 'pending', data: undefined })
  })

  it('does not abort for a subscriber that leaves and returns in the same tick', async () => {
    const { watch, prefetch, requests } = setUp()
    const leave = watch()
    const stop = new AbortController()
    prefetch({ signal: stop.signal })
    stop.abort()
    leave()
    watch()
    prefetch()
    await tick()
    expect([requests.length, requests[0]?.signal?.aborted]).toEqual([1, false])
  })

  it('does not abort when a subscriber replaces another one', async () => {
    const { watch, prefetch, requests } = setUp()
    const leave = watch()
    const stop = new AbortController()
    prefetch({ signal: stop.signal })
    stop.abort()
    await tick()
    leave()
    watch()
    await tick()
    expect(requests[0]?.signal?.aborted).toBe(false)
  })

  it('rejects only the aborted caller, with the reason of the signal', async () => {
    const { store, query, requests } = setUp()
    const stop = new AbortController()
    const [mine, other] = [store.fetch(query, { signal: stop.signal }), store.fetch(query)]
    stop.abort(new Error('enough'))
    await expect(mine).rejects.toThrow('enough')
    requests[0]?.answer(3)
    expect(await other).toBe(3)
    await expect(store.fetch(query, { signal: stop.signal })).rejects.toThrow('enough')
    expect(requests).toHaveLength(1)
  })
})

describe('concurrent responses', () => {
  it('a forced request replaces the first one, also for its callers', async () => {
    const { store, query, requests, resource } = setUp()
    const first = store.fetch(query)
    const second = store.fetch(query, { force: true })
    expect(requests[0]?.signal?.aborted).toBe(true)
    requests[1]?.answer('new')
    expect(await Promise.all([first, second])).toEqual(['new', 'new'])
    requests[0]?.answer('old')
    await tick()
    expect(resource.getState().data).toBe('new')
  })

  it('set() overrides a request in flight', async () => {
    const { store, query, requests, resource } = setUp()
    const waiting = store.fetch(query)
    store.set(query, 'own')
    expect(await waiting).toBe('own')
    requests[0]?.answer('older')
    await tick()
    expect(resource.getState()).toMatchObject({ status: 'success', data: 'own', isFetching: false })
  })
})

describe('clear', () => {
  it('deletes data, and fetches again what has subscribers', async () => {
    const { store, requests, resource, seen, watch, prefetch } = setUp()
    const other = { queryKey: ['other'], queryFn: async () => 'other' }
    await store.fetch(other)
    watch()
    prefetch({ staleTime: 60_000 })
    requests[0]?.answer('of the first customer')
    await tick()
    seen.length = 0
    store.clear()
    expect(seen).not.toContainEqual(expect.objectContaining({ data: 'of the first customer' }))
    expect(resource.getState()).toMatchObject({ status: 'pending', data: undefined, isFetching: true })
    expect(store.get(other).getState().data).toBeUndefined()
    expect(store.dehydrate()).toEqual([])
    requests[1]?.answer('of the second customer')
    await tick()
    expect(resource.getState().data).toBe('of the second customer')
  })

  it('aborts a request in flight, and its callers get the next response', async () => {
    const { store, query, requests } = setUp()
    const waiting = store.fetch(query)
    store.clear()
    expect(requests[0]?.signal?.aborted).toBe(true)
    requests[0]?.answer('old')
    requests[1]?.answer('new')
    expect(await waiting).toBe('new')
  })

  it('resets data that were set and never fetched', () => {
    const { store, query, requests, resource, watch } = setUp()
    watch()
    store.set(query, 'own')
    store.clear()
    expect(resource.getState()).toMatchObject({ status: 'pending', data: undefined, isFetching: false })
    expect(requests).toEqual([])
  })
})

describe('garbage collection', () => {
  it('removes an unused resource after gcTime, and with gcTime: 0 immediately', async () => {
    const { store, query, requests, watch, prefetch, pass } = setUp({ gcTime: 50 })
    const leave = watch()
    prefetch()
    requests[0]?.answer(1)
    await tick()
    pass(1_000)
    expect(store.get(query).getState().data).toBe(1)
    leave()
    await tick()
    pass(49)
    expect(store.get(query).getState().data).toBe(1)
    pass(1)
    expect(store.get(query).getState().data).toBeUndefined()
    prefetch({ gcTime: 0 })
    requests[1]?.answer(2)
    await tick()
    expect(store.get(query).getState().data).toBeUndefined()
  })

  it('limits the number of entries, but never removes watched ones', async () => {
    const store = createResourceStore({ maxEntries: 2 })
    const queryOf = (name: string) => ({ queryKey: [name], queryFn: async () => name })
    store.get(queryOf('watched')).subscribe(() => {})
    for (const name of ['watched', 'a', 'b', 'c']) await store.fetch(queryOf(name))
    await tick()
    const known = ['watched', 'a', 'b', 'c'].filter((name) => store.get(queryOf(name)).getState().data === name)
    expect(known).toContain('watched')
    expect(known).not.toContain('a')
  })

  it('stores share nothing', async () => {
    const [one, two] = [createResourceStore(), createResourceStore()]
    const query = { queryKey: ['x'], queryFn: async () => 1 }
    await one.fetch(query)
    expect(two.get(query).getState().status).toBe('pending')
  })

  it('restores dehydrated JSON as its initial state', async () => {
    const { store, query, requests, prefetch } = setUp()
    prefetch()
    requests[0]?.answer({ price: 5 })
    await tick()
    prefetch()
    const sent = JSON.parse(JSON.stringify(store.dehydrate())) as ReturnType<typeof store.dehydrate>
    const client = createResourceStore({ initial: sent, now: () => 1_050 })
    const fresh = client.fetch(query, { staleTime: 100 })
    expect(await fresh).toEqual({ price: 5 })
    expect(requests).toHaveLength(2)
    client.set(query, { price: 6 })
    expect(client.get(query).getInitialState()).toMatchObject({ status: 'success', data: { price: 5 } })
    expect(client.get(query).getState().data).toEqual({ price: 6 })
  })
})
