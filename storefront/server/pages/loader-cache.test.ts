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
  const well = { isPoor: () => false, poor: () => {} }
  return {
    ...{ clock, make },
    purge: (key: string) => cache.purge(key),
    get: <T>(key: string, each: () => Promise<T>, witness = well) => cache.get(key, each, witness),
  }
}

it('shares one run among all who ask at once, and its answer for a while', async () => {
  const { clock, make, get } = setUp()
  expect(await Promise.all([get('a', make), get('a', make), get('b', make)])).toEqual([1, 1, 2])
  clock.now += 99
  expect(await get('a', make)).toBe(1)
  clock.now += 1
  expect(await get('a', make)).toBe(3)
})

it('does not store what was thrown', async () => {
  const { make, get } = setUp()
  await expect(get('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(await get('a', make)).toBe(1)
})

it('evicts what was asked for longest ago', async () => {
  const { make, get } = setUp(800)
  for (const key of ['a', 'b', 'a', 'c']) await get(key, make)
  expect([await get('a', make), await get('b', make)]).toEqual([1, 4])
})

it('evicts what has expired before what has not', async () => {
  const { clock, make, get } = setUp(800)
  await get('a', make)
  clock.now += 60
  await get('b', make)
  await get('a', make)
  clock.now += 41
  await get('c', make)
  expect([await get('b', make), await get('c', make)]).toEqual([2, 3])
})

it('does not store what was made of poor answers, and notifies all who shared it', async () => {
  const { make, get } = setUp()
  const told: string[] = []
  const poor = (name: string) => ({ isPoor: () => true, poor: () => void told.push(name) })
  await Promise.all([get('a', make, poor('first')), get('a', make, poor('second'))])
  expect(new Set(told)).toEqual(new Set(['first', 'second']))
  expect(await get('a', make)).toBe(2)
})

it('purges what led to nothing good', async () => {
  const { make, get, purge } = setUp()
  await get('a', make)
  purge('a')
  expect(await get('a', make)).toBe(2)
})

it('C9.13 stores nothing longer than it is true', async () => {
  const { clock, get } = setUp()
  let runs = 0
  const dated = async () => ({ keepUntil: 1_050, run: ++runs })
  await get('a', dated)
  clock.now = 1_049
  expect((await get('a', dated)).run).toBe(1)
  clock.now = 1_050
  expect((await get('a', dated)).run).toBe(2)
})
