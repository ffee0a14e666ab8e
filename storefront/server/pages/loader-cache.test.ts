import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createMemory } from './loader-cache.ts'

function setUp() {
  const clock = { now: 1_000 }
  let runs = 0
  const make = async () => {
    await sleep(5)
    return ++runs
  }
  const memory = createMemory({ ttlMs: 100, max: 2, now: () => clock.now })
  const well = { isPoor: () => false, poor: () => {} }
  return {
    ...{ clock, make },
    forget: (key: string) => memory.forget(key),
    remember: <T>(key: string, each: () => Promise<T>, witness = well) => memory.remember(key, each, witness),
  }
}

it('shares one run among all who ask at once, and its answer for a while', async () => {
  const { clock, make, remember } = setUp()
  expect(await Promise.all([remember('a', make), remember('a', make), remember('b', make)])).toEqual([1, 1, 2])
  clock.now += 99
  expect(await remember('a', make)).toBe(1)
  clock.now += 1
  expect(await remember('a', make)).toBe(3)
})

it('does not remember what was thrown', async () => {
  const { make, remember } = setUp()
  await expect(remember('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(await remember('a', make)).toBe(1)
})

it('forgets what was asked for longest ago', async () => {
  const { make, remember } = setUp()
  for (const key of ['a', 'b', 'a', 'c']) await remember(key, make)
  expect([await remember('a', make), await remember('b', make)]).toEqual([1, 4])
})

it('lets go of what is over before what is not', async () => {
  const { clock, make, remember } = setUp()
  await remember('a', make)
  clock.now += 60
  await remember('b', make)
  await remember('a', make)
  clock.now += 41
  await remember('c', make)
  expect([await remember('b', make), await remember('c', make)]).toEqual([2, 3])
})

it('does not remember what was made of poor answers, and tells all who shared it', async () => {
  const { make, remember } = setUp()
  const told: string[] = []
  const poor = (name: string) => ({ isPoor: () => true, poor: () => void told.push(name) })
  await Promise.all([remember('a', make, poor('first')), remember('a', make, poor('second'))])
  expect(told).toEqual(['first', 'second'])
  expect(await remember('a', make)).toBe(2)
})

it('forgets what led to nothing good', async () => {
  const { make, remember, forget } = setUp()
  await remember('a', make)
  forget('a')
  expect(await remember('a', make)).toBe(2)
})

it('C9.13 remembers nothing longer than it is true', async () => {
  const { clock, remember } = setUp()
  let runs = 0
  const dated = async () => ({ keepUntil: 1_050, run: ++runs })
  await remember('a', dated)
  clock.now = 1_049
  expect((await remember('a', dated)).run).toBe(1)
  clock.now = 1_050
  expect((await remember('a', dated)).run).toBe(2)
})
