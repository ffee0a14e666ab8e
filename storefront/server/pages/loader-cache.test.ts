import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createLoaderCache } from './loader-cache.ts'

function setUp(maxBytes = 1e5) {
  const clock = { now: 1_000 }
  let runs = 0
  const make = async () => {
    await sleep(5)
    return ++runs
  }
  const cache = createLoaderCache({ freshMs: 100, maxBytes, now: () => clock.now })
  const complete = { isDegraded: () => false, markDegraded: () => {} }
  return {
    ...{ clock, make },
    purge: (key: string) => cache.purge(key),
    get: <T>(key: string, each: () => Promise<T>, monitor = complete) => cache.get(key, each, monitor),
  }
}

it('shares one run among concurrent callers, and its result for a while', async () => {
  const { clock, make, get } = setUp()
  expect(await Promise.all([get('a', make), get('a', make), get('b', make)])).toEqual([1, 1, 2])
  clock.now += 99
  expect(await get('a', make)).toBe(1)
  clock.now += 1
  expect(await get('a', make)).toBe(3)
})

it('does not store errors', async () => {
  const { make, get } = setUp()
  await expect(get('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(await get('a', make)).toBe(1)
})

it('evicts the least recently used value', async () => {
  const { make, get } = setUp(800)
  for (const key of ['a', 'b', 'a', 'c']) await get(key, make)
  expect([await get('a', make), await get('b', make)]).toEqual([1, 4])
})

it('evicts expired values before others', async () => {
  const { clock, make, get } = setUp(800)
  await get('a', make)
  clock.now += 60
  await get('b', make)
  await get('a', make)
  clock.now += 41
  await get('c', make)
  expect([await get('b', make), await get('c', make)]).toEqual([2, 3])
})

it('does not store degraded values, and marks all pages that share them', async () => {
  const { make, get } = setUp()
  const marked: string[] = []
  const degraded = (name: string) => ({ isDegraded: () => true, markDegraded: () => void marked.push(name) })
  await Promise.all([get('a', make, degraded('first')), get('a', make, degraded('second'))])
  expect(new Set(marked)).toEqual(new Set(['first', 'second']))
  expect(await get('a', make)).toBe(2)
})

it('purges a value', async () => {
  const { make, get, purge } = setUp()
  await get('a', make)
  purge('a')
  expect(await get('a', make)).toBe(2)
})

it('C9.13 stores no value longer than it is valid', async () => {
  const { clock, get } = setUp()
  let runs = 0
  const dated = async () => ({ keepUntil: 1_050, run: ++runs })
  await get('a', dated)
  clock.now = 1_049
  expect((await get('a', dated)).run).toBe(1)
  clock.now = 1_050
  expect((await get('a', dated)).run).toBe(2)
})
