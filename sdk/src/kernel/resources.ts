import { CommerceError, type ShopError } from './errors.ts'
import type { Query } from './query.ts'
import { answered, asking, failed, type ResourceState, unknown } from './resource-state.ts'
import { createStore, type Store, type WritableStore } from './store.ts'

/** Data as JSON to send from the server to the browser: from `dehydrate` of one store to `initial` of another. */
export type DehydratedResources = readonly {
  /** Key of the query. */
  readonly key: string
  /** The data. */
  readonly data: unknown
  /** When the response arrived, in milliseconds since 1970. */
  readonly updatedAt: number
}[]

/** Options of `createResourceStore`. */
export interface ResourceStoreOptions {
  /** Data dehydrated by another store; `getInitialState` always returns them. */
  readonly initial?: DehydratedResources | undefined
  /**
   * Milliseconds that data without subscribers stay cached (`gcTime` in TanStack Query), unless `fetch` has its own.
   *
   * @defaultValue 300_000
   */
  readonly gcTime?: number | undefined
  /**
   * The most resources in the cache; those without subscribers are removed first.
   *
   * @defaultValue 100
   */
  readonly maxEntries?: number | undefined
  /** Current time in milliseconds since 1970. @defaultValue `Date.now` */
  readonly now?: (() => number) | undefined
}

/** Options of `fetch` of a {@link ResourceStore}. */
export interface FetchOptions {
  /** Data younger than this many milliseconds are not fetched again. @defaultValue 0 */
  readonly staleTime?: number | undefined
  /**
   * Milliseconds that the data stay cached without subscribers.
   *
   * @defaultValue that of the store
   */
  readonly gcTime?: number | undefined
  /** Fetches in any case, and again if a request is in flight, whose response may not contain the latest change. */
  readonly force?: boolean | undefined
  /** Stops waiting. A request that nothing waits for or subscribes to is aborted. */
  readonly signal?: AbortSignal | undefined
}

/**
 * A cache of query results by their keys. Requests in flight are shared, and stale data are shown while fresh ones are
 * fetched (stale-while-revalidate).
 */
export interface ResourceStore {
  /**
   * A resource to subscribe to. Fetches nothing. The same key always gives the same store.
   *
   * @param query - Query definition.
   */
  get<T, E extends ShopError = ShopError>(query: Query<T, E>): Store<ResourceState<T, E>>
  /**
   * Fetches a resource, unless it is cached or already in flight.
   *
   * @param query - Query definition.
   * @param options - How long the cached data count as fresh and stay cached, and a signal. By default, cached data
   *   are always stale.
   * @returns The data. Rejects with `CommerceError`, or with the reason of the signal if it aborts.
   */
  fetch<T>(query: Query<T>, options?: FetchOptions): Promise<T>
  /**
   * Puts data that were fetched elsewhere into the cache. A request in flight is aborted, because its response may be
   * older.
   *
   * @param query - Query definition.
   * @param data - The data.
   */
  set<T>(query: Query<T>, data: T): void
  /**
   * Deletes all data and aborts requests in flight. What is subscribed to or awaited is fetched again. `ShopProvider`
   * calls it when a customer signs out or another one signs in.
   */
  clear(): void
  /** All data, for the `initial` of another store. */
  dehydrate(): DehydratedResources
}

interface Flight {
  /** Settles when the request has ended in any way. Never rejects. */
  readonly done: Promise<void>
  readonly stop: () => void
}

interface Entry {
  readonly key: string
  readonly state: WritableStore<ResourceState<unknown>>
  readonly shown: Store<ResourceState<unknown>>
  /** The definition of the latest `fetch`; null before the first. */
  query: Query<unknown> | null
  users: number
  gcTime: number
  flight: Flight | null
  /** When the last user left; null before the first. */
  leftAt: number | null
  /** Earliest time of the next request (`Retry-After`); only `force` ignores it. */
  notBefore: number
}

/** Rejects when the signal aborts; `stop` removes the listener. */
function abortOf(signal: AbortSignal) {
  let stop = () => {}
  const promise = new Promise<never>((_, reject) => {
    const abort = () => reject(signal.reason)
    signal.addEventListener('abort', abort, { once: true })
    stop = () => signal.removeEventListener('abort', abort)
  })
  return { promise, stop }
}

/**
 * Creates a cache of resources, shared by all who read them. Create one per request on a server, and one for the life
 * of the page in a browser.
 *
 * @param options - What the server dehydrated, how long and how many unused resources to cache, and a clock for tests.
 * @returns The cache, for `ShopProvider` or for loaders.
 * @example
 * ```ts
 * const resources = createResourceStore()
 * const state = resources.dehydrate()
 * ```
 */
export function createResourceStore(options: ResourceStoreOptions = {}): ResourceStore {
  const { initial = [], gcTime = 300_000, maxEntries: most = 100, now = Date.now } = options
  const entries = new Map<string, Entry>()

  function pause(entry: Entry): () => void {
    entry.users += 1
    // it may have been dropped between its rendering and its first user
    if (!entries.has(entry.key)) entries.set(entry.key, entry)
    return () => {
      entry.users -= 1
      // another subscriber may follow at once: React remounts, or one page follows another
      queueMicrotask(() => entry.users === 0 && leave(entry))
    }
  }

  function leave(entry: Entry): void {
    entry.leftAt = now()
    if (entry.flight) {
      land(entry)
      entry.state.setState((state) => ({ ...state, isFetching: false }))
    }
    for (const { key, users } of [...entries.values()].slice(0, Math.max(0, entries.size - most)))
      if (users === 0) entries.delete(key)
  }

  function land(entry: Entry): void {
    entry.flight?.stop()
    entry.flight = null
  }

  function create(key: string, first: ResourceState<unknown>): Entry {
    const state = createStore(first)
    const { getState, getInitialState } = state
    const subscribe = (listener: () => void) => {
      const resume = pause(entry)
      const stop = state.subscribe(listener)
      let over = false
      return () => {
        if (over) return
        over = true
        stop()
        resume()
      }
    }
    const shown = { getState, getInitialState, subscribe }
    const entry: Entry = { key, state, shown, query: null, users: 0, gcTime, flight: null, leftAt: null, notBefore: 0 }
    // most recently used ones are last
    entries.delete(key)
    entries.set(key, entry)
    return entry
  }

  function entryOf({ queryKey }: Query<unknown>): Entry {
    const key = JSON.stringify(queryKey)
    const found = entries.get(key)
    if (!found) return create(key, unknown)
    const forgotten = found.users === 0 && found.leftAt !== null && now() - found.leftAt >= found.gcTime
    return forgotten ? create(key, unknown) : found
  }

  function ask(entry: Entry, { queryFn }: Query<unknown>): void {
    land(entry)
    const control = new AbortController()
    let finish = () => {}
    const done = new Promise<void>((resolve) => (finish = resolve))
    const flight: Flight = {
      done,
      stop: () => {
        control.abort()
        finish()
      },
    }
    const settle = (change: (state: ResourceState<unknown>) => ResourceState<unknown>) => {
      if (entry.flight !== flight) return
      entry.flight = null
      entry.state.setState(change)
      finish()
    }
    entry.flight = flight
    entry.state.setState(asking)
    // an exception of a query function is a rejection as well
    new Promise((resolve) => resolve(queryFn({ signal: control.signal }))).then(
      (data) => settle((state) => answered(state, data, now())),
      (thrown: unknown) =>
        settle((state) => {
          const next = failed(state, thrown)
          entry.notBefore = now() + (next.error?.retryAfter ?? 0)
          return next
        }),
    )
  }

  /** Waits until nothing is in flight, requests sent meanwhile included. */
  async function settled(entry: Entry): Promise<unknown> {
    while (entry.flight) await entry.flight.done
    const { status, data, error } = entry.state.getState()
    if (error) throw new CommerceError(error)
    if (status === 'pending') throw new DOMException('Nobody waited for the answer', 'AbortError')
    return data
  }

  const isKnown = ({ state, notBefore }: Entry, staleTime: number): boolean => {
    const { status, updatedAt } = state.getState()
    if (status === 'error') return now() < notBefore
    return status === 'success' && updatedAt !== null && now() - updatedAt < staleTime
  }

  for (const { key, data, updatedAt } of initial) create(key, answered(unknown, data, updatedAt))

  return {
    get: <T, E extends ShopError>(query: Query<T, E>) => entryOf(query).shown as Store<ResourceState<T, E>>,
    async fetch<T>(query: Query<T>, { staleTime = 0, force = false, signal, ...more }: FetchOptions = {}) {
      signal?.throwIfAborted()
      const entry = entryOf(query)
      entry.gcTime = more.gcTime ?? entry.gcTime
      entry.query = query
      const resume = pause(entry)
      const abort = signal && abortOf(signal)
      try {
        if (force || !(entry.flight ?? isKnown(entry, staleTime))) ask(entry, query)
        return (await (abort ? Promise.race([settled(entry), abort.promise]) : settled(entry))) as T
      } finally {
        abort?.stop()
        resume()
      }
    },
    set(query, data) {
      const entry = entryOf(query)
      land(entry)
      entry.state.setState((state) => answered(state, data, now()))
    },
    clear() {
      for (const entry of [...entries.values()]) {
        const { state, users, query } = entry
        state.setState(() => unknown)
        entry.notBefore = 0
        if (users > 0 && query) ask(entry, query)
        else land(entry)
      }
    },
    dehydrate: () =>
      [...entries.values()].flatMap(({ key, state }) => {
        const { data, updatedAt } = state.getState()
        return data === undefined || updatedAt === null ? [] : [{ key, data, updatedAt }]
      }),
  }
}
