import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, describe, expect, it } from 'vitest'
import { createCache, type CacheOptions, type Load } from './cache.ts'

let now = 0
let loads = 0
const load: Load<string, string> = async () => ({ value: `value ${++loads}` })
const broken = () => Promise.reject(new Error('down'))
const slow: Load<string, string> = async (previous) => {
  await sleep(10)
  return load(previous)
}
const sizeOf = ({ length }: string) => length
const setUp = (options: Partial<CacheOptions<string>> = {}) =>
  createCache<string, string>({ freshMs: 60, staleMs: 600, maxBytes: 1e6, sizeOf, now: () => now, ...options })

/** A load that the test ends. */
function held() {
  let end: (text: string) => void = () => {}
  const text = new Promise<string>((resolve) => (end = resolve))
  return { end, load: async () => ({ value: await text }) }
}

beforeEach(() => {
  now = 1_000
  loads = 0
})

describe('a cache', () => {
  it('loads a value once for concurrent callers', async () => {
    const cache = setUp()
    const got = await Promise.all(Array.from({ length: 50 }, () => cache.get('a', slow)))
    expect([loads, new Set(got), cache.lookup('a')]).toEqual([1, new Set(['value 1']), 'value 1'])
  })

  it('returns a stale value at once while a new one is loaded', async () => {
    const cache = setUp()
    await cache.get('a', load)
    now += 60
    expect(cache.lookup('a')).toBeUndefined()
    expect([cache.lookup('a', slow), await cache.get('a', slow), loads]).toEqual(['value 1', 'value 1', 1])
    await sleep(20)
    expect([await cache.get('a', load), loads]).toEqual(['value 2', 2])
  })

  it('returns no value that is too old', async () => {
    const cache = setUp()
    await cache.get('a', load)
    now += 660
    expect(cache.lookup('a', load)).toBeUndefined()
    expect(await cache.get('a', load)).toBe('value 2')
  })

  it('C9.13 returns no value after it expires, not even when loading fails', async () => {
    const cache = setUp({ staleIfErrorMs: Infinity })
    await cache.get('a', async () => ({ value: 'until 1050', expiresAt: 1_050 }))
    now = 1_049
    expect(cache.lookup('a', broken)).toBe('until 1050')
    now = 1_050
    expect(cache.lookup('a', broken)).toBeUndefined()
    await expect(cache.get('a', broken)).rejects.toThrow('down')
  })

  it('uses the lifetimes that a value was loaded with', async () => {
    const cache = setUp()
    await cache.get('a', async () => ({ value: 'short', freshMs: 5, staleMs: 0 }))
    now += 5
    expect(await cache.get('a', load)).toBe('value 1')
  })

  it('keeps returning a stale value when revalidating fails, and reports each failure once', async () => {
    const errors: unknown[] = []
    const cache = setUp({ onError: (error) => errors.push(error) })
    await cache.get('a', load)
    now += 100
    expect(await Promise.all([cache.get('a', broken), cache.get('a', broken)])).toEqual(['value 1', 'value 1'])
    await sleep(5)
    expect([cache.lookup('a', broken), errors.length]).toEqual(['value 1', 1])
    await sleep(5)
    expect(await cache.get('a', load)).toBe('value 1')
    await sleep(5)
    expect(cache.lookup('a', load)).toBe('value 2')
  })

  it('awaits a new value after that, and returns the old one only if there is no new one', async () => {
    const errors: unknown[] = []
    const cache = setUp({ staleMs: 0, staleIfErrorMs: 100, onError: (error) => errors.push(error) })
    await cache.get('a', load)
    now += 60
    expect(cache.lookup('a', load)).toBeUndefined()
    expect([await cache.get('a', broken), errors.length]).toEqual(['value 1', 1])
    expect(await cache.get('a', load)).toBe('value 2')
    now += 160
    await expect(cache.get('a', broken)).rejects.toThrow('down')
  })

  it('notifies all who wait that loading failed, and stores nothing', async () => {
    const cache = setUp()
    await expect(Promise.all([cache.get('a', broken), cache.get('a', broken)])).rejects.toThrow('down')
    expect(await cache.get('a', load)).toBe('value 1')
  })

  it('returns a value that must not be stored to all waiting callers; the older value stays unless it is purged', async () => {
    const cache = setUp()
    const instead = (purge: boolean) => async () => {
      await sleep(1)
      loads += 1
      return { notStored: 'instead', purge }
    }
    expect(await Promise.all([cache.get('a', instead(false)), cache.get('a', instead(false))])).toEqual([
      'instead',
      'instead',
    ])
    expect([loads, cache.peek('a')]).toEqual([1, undefined])
    await cache.get('a', load)
    now += 100
    for (const purge of [false, true]) {
      expect(await cache.get('a', instead(purge))).toBe('value 2')
      await sleep(10)
      expect(cache.peek('a')).toBe(purge ? undefined : 'value 2')
    }
  })

  it('stores nothing of a load that was in flight when its key was purged', async () => {
    const cache = setUp()
    const old = held()
    const waiting = cache.get('a', old.load)
    await sleep(1)
    cache.purge('a')
    const next = cache.get('a', load)
    old.end('from before the purge')
    expect([await waiting, await next]).toEqual(['from before the purge', 'value 1'])
    expect(cache.lookup('a')).toBe('value 1')
  })

  it('ignores the result of a load that another one has replaced', async () => {
    const cache = setUp({ joinMs: 5 })
    const hangs = held()
    const first = cache.get('a', hangs.load)
    await sleep(1)
    now += 5
    expect(await cache.get('a', load)).toBe('value 1')
    hangs.end('late')
    expect([await first, cache.lookup('a')]).toEqual(['late', 'value 1'])
  })

  it('does not revalidate more keys at once than the limit', async () => {
    const cache = setUp({ revalidations: 2 })
    for (const key of ['a', 'b', 'c']) await cache.get(key, load)
    now += 100
    for (const key of ['a', 'b', 'c']) cache.lookup(key, slow)
    await sleep(30)
    expect([cache.peek('a'), cache.peek('b'), cache.peek('c'), loads]).toEqual(['value 4', 'value 5', 'value 3', 5])
    cache.lookup('c', load)
    await sleep(5)
    expect(cache.peek('c')).toBe('value 6')
  })

  it('replaces a value by another form of it, which is as old, and never a newer value', async () => {
    const cache = setUp()
    await cache.get('a', load)
    now += 59
    cache.replace('a', 'value 1', 'VALUE 1')
    expect(cache.lookup('a')).toBe('VALUE 1')
    now += 1
    expect(cache.lookup('a')).toBeUndefined()
    cache.replace('a', 'value 1', 'of an older value')
    cache.replace('b', 'value 1', 'of a value that has gone')
    expect([cache.peek('a'), cache.peek('b')]).toEqual(['VALUE 1', undefined])
  })
})

describe('the memory of a cache', () => {
  const large = async () => ({ value: 'x'.repeat(1_000) })

  it('never exceeds its limit, regardless of what is requested', async () => {
    const cache = setUp({ maxBytes: 20_000, trialBytes: 5_000 })
    for (let at = 0; at < 2_000; at++) {
      const key = `key ${at % 97}`
      await cache.get(key, async () => ({ value: 'x'.repeat((at * 37) % 3_000) }))
      if (at % 3 === 0) cache.lookup(key)
      expect(cache.bytes()).toBeLessThanOrEqual(20_000)
    }
    expect(cache.bytes()).toBeGreaterThan(10_000)
  })

  it('counts the bytes of keys', async () => {
    const cache = setUp({ maxBytes: 10_000 })
    for (let at = 0; at < 50; at++) await cache.get(`${'k'.repeat(1_000)}${at}`, load)
    expect(Array.from({ length: 50 }, (_, at) => cache.peek(`${'k'.repeat(1_000)}${at}`)).filter(Boolean).length).toBe(
      4,
    )
  })

  it('is kept for the entries used last', async () => {
    const cache = setUp({ maxBytes: 4_000 })
    for (const key of ['a', 'b', 'c', 'a', 'd']) await cache.get(key, large)
    expect(['a', 'b', 'c', 'd'].filter((key) => cache.peek(key))).toEqual(['a', 'c', 'd'])
  })

  it('is kept for the entries that have not expired', async () => {
    const cache = setUp({ maxBytes: 4_000, freshMs: 60_000, staleMs: 0 })
    await cache.get('a', large)
    now += 40_000
    await cache.get('b', large)
    await cache.get('c', large)
    await cache.get('a', large)
    now += 20_000
    await cache.get('d', large)
    expect(['a', 'b', 'c', 'd'].filter((key) => cache.peek(key))).toEqual(['b', 'c', 'd'])
  })

  it('is not taken from entries with repeated requests by entries that are requested once', async () => {
    const cache = setUp({ maxBytes: 10_000, trialBytes: 3_000 })
    for (const key of ['a', 'b', 'a', 'b']) await cache.get(key, large)
    for (let at = 0; at < 1_000; at++) await cache.get(`crawled ${at}`, large)
    expect([cache.peek('a'), cache.peek('b')].every(Boolean)).toBe(true)
    now += 60
    cache.lookup('a', load)
    await sleep(5)
    expect(cache.peek('a')).toBe('value 1')
    cache.purge('a')
    expect(cache.peek('a')).toBeUndefined()
  })

  it('never stores a value that is larger than the whole cache', async () => {
    const cache = setUp({ maxBytes: 500 })
    expect(await cache.get('a', large)).toHaveLength(1_000)
    expect([cache.peek('a'), cache.bytes()]).toEqual([undefined, 0])
  })
})
