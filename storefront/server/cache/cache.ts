import { LRUCache } from 'lru-cache'
import { createSegmentedStore, type Store } from './segmented-store.ts'

/** How old a value may be, in milliseconds. */
export interface Lifetimes {
  /** Up to this age a value is fresh: it is returned as it is. */
  readonly freshMs: number
  /** For this long after that, the stale value is returned at once, while a new one is loaded in the background. */
  readonly staleMs?: number
  /** For this long after that, a new value is awaited, and the old one is returned only if loading fails. */
  readonly staleIfErrorMs?: number
}

/** A value to store, with lifetimes of its own if it has any. */
export interface Loaded<T> extends Partial<Lifetimes> {
  readonly value: T
  /** Time from which the value must not be used any more, whatever its lifetimes are. */
  readonly expiresAt?: number | undefined
}

/** A value for the callers that wait for it, which is not stored. */
export interface NotStored<U> {
  readonly notStored: U
  /** Whether an older value of the same key is removed too. */
  readonly purge?: boolean
}

/** Loads a value; `previous` is the cached one, however old. If it throws, nothing is stored. */
export type Load<T, U> = (previous: T | undefined) => Promise<Loaded<T> | NotStored<U>>

export interface CacheOptions<T> extends Lifetimes {
  /** Memory for all values together, in bytes. */
  readonly maxBytes: number
  /** Roughly how many bytes a value takes; those of its key are added. */
  readonly sizeOf: (value: T) => number
  /** Memory for values that were requested only once, so that a crawler does not evict what others use. */
  readonly trialBytes?: number
  /** A later request does not join a load in flight but starts another one: it may hang. */
  readonly joinMs?: number
  /** How many keys are loaded in the background at once; other stale values stay stale until there is room. */
  readonly revalidations?: number
  /** Called when a load fails unnoticed, because a stale value is used. */
  readonly onError?: (error: unknown) => void
  readonly now?: () => number
}

/** A cache of values by key. `U` is the type of results that are not stored. */
export interface Cache<T, U = never> {
  /** The value, if it is available at once. A stale one is revalidated in the background by `load`. */
  lookup(key: string, load?: Load<T, U>): T | undefined
  /** The value, loaded if necessary; concurrent calls share one load. */
  get(key: string, load: Load<T, U>): Promise<T | U>
  /** The value as it is stored, however old; it does not count as use. */
  peek(key: string): T | undefined
  /** Replaces a value by another form of it, unless it has changed meanwhile. */
  replace(key: string, current: T, next: T): void
  /** Removes a value. A load in flight is returned to its callers, but not stored. */
  purge(key: string): void
  /** Bytes in use. */
  bytes(): number
}

interface Entry<T> {
  readonly value: T
  readonly freshUntil: number
  readonly staleUntil: number
  readonly usableUntil: number
}

interface Flight<R> {
  readonly since: number
  result?: Promise<R>
}

/** An entry of the store and its place in it. */
const overhead = 300
/** Minimum milliseconds between two sweeps for expired entries, which visit all of them. */
const sweepMs = 1_000

/**
 * Creates an LRU cache bounded by bytes. It shares loads in flight, returns stale values while they are revalidated,
 * and old ones if loading fails.
 */
export function createCache<T, U = never>(options: CacheOptions<T>): Cache<T, U> {
  const { maxBytes, trialBytes, sizeOf, joinMs = Infinity, revalidations = Infinity } = options
  const { onError = () => {}, now = Date.now } = options
  const lru = (maxSize: number): Store<Entry<T>> =>
    new LRUCache<string, Entry<T>>({
      maxSize,
      sizeCalculation: ({ value }, key) => Math.ceil(sizeOf(value)) + key.length * 2 + overhead,
    })
  const entries =
    trialBytes === undefined ? lru(maxBytes) : createSegmentedStore(lru(maxBytes - trialBytes), lru(trialBytes))
  const inFlight = new Map<string, Flight<T | U>>()
  let revalidating = 0
  let sweptAt = -Infinity

  /** Removes expired entries, because LRU alone would evict others before recently used ones. */
  const sweep = (time: number) => {
    if (time - sweptAt < sweepMs || entries.calculatedSize < maxBytes / 2) return
    sweptAt = time
    for (const [key, { usableUntil }] of [...entries.entries()]) if (usableUntil <= time) entries.delete(key)
  }

  const store = (key: string, { value, expiresAt = Infinity, ...own }: Loaded<T>) => {
    const { freshMs, staleMs = 0, staleIfErrorMs = 0 } = { ...options, ...own }
    const time = now()
    const until = (ms: number) => Math.min(time + ms, expiresAt)
    const usableUntil = until(freshMs + staleMs + staleIfErrorMs)
    sweep(time)
    if (usableUntil <= time) return void entries.delete(key)
    entries.set(key, { value, freshUntil: until(freshMs), staleUntil: until(freshMs + staleMs), usableUntil })
  }

  const start = async (key: string, load: Load<T, U>): Promise<T | U> => {
    const flight: Flight<T | U> = { since: now() }
    const isCurrent = () => inFlight.get(key) === flight
    const run = async (): Promise<T | U> => {
      try {
        const loaded = await load(entries.peek(key)?.value)
        if ('notStored' in loaded) {
          if (loaded.purge && isCurrent()) entries.delete(key)
          return loaded.notStored
        }
        // purged meanwhile, or loaded again by a caller that did not want to wait
        if (isCurrent()) store(key, loaded)
        return loaded.value
      } catch (error) {
        const old = entries.peek(key)
        if (!old || now() >= old.usableUntil) throw error
        onError(error)
        return old.value
      } finally {
        if (isCurrent()) inFlight.delete(key)
      }
    }
    inFlight.set(key, flight)
    flight.result = run()
    return flight.result
  }

  const revalidate = (key: string, load: Load<T, U>) => {
    if (revalidating >= revalidations || inFlight.has(key)) return
    revalidating += 1
    const done = () => {
      revalidating -= 1
    }
    start(key, load).catch(onError).finally(done)
  }

  const lookup = (key: string, load?: Load<T, U>): T | undefined => {
    const entry = entries.get(key)
    const time = now()
    if (!entry || time >= entry.staleUntil) return undefined
    if (time >= entry.freshUntil) {
      if (!load) return undefined
      revalidate(key, load)
    }
    return entry.value
  }

  return {
    lookup,
    async get(key, load) {
      const found = lookup(key, load)
      if (found !== undefined) return found
      const running = inFlight.get(key)
      return running?.result && now() - running.since < joinMs ? running.result : start(key, load)
    },
    peek: (key) => entries.peek(key)?.value,
    replace(key, current, next) {
      const entry = entries.peek(key)
      if (entry?.value === current) entries.set(key, { ...entry, value: next })
    },
    purge(key) {
      entries.delete(key)
      inFlight.delete(key)
    },
    bytes: () => entries.calculatedSize,
  }
}
