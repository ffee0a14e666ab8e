import { expect, it } from 'vitest'
import { lastGood } from './last-good.ts'

function setUp() {
  const world = { now: 0, down: false, reads: 0, errors: 0 }
  const read = async () => {
    if (world.down) throw new Error('down')
    return ++world.reads
  }
  const get = lastGood(read, { freshMs: 100, now: () => world.now, onError: () => void world.errors++ })
  return { world, get }
}

it('reads once for all who ask, and again when the answer is old', async () => {
  const { world, get } = setUp()
  expect(await Promise.all([get(), get()])).toEqual([1, 1])
  world.now = 99
  expect(await get()).toBe(1)
  world.now = 100
  expect(await get()).toBe(2)
})

it('gives the last good answer while there is no new one, and recovers', async () => {
  const { world, get } = setUp()
  await get()
  Object.assign(world, { down: true, now: 200 })
  expect([await get(), world.errors]).toEqual([1, 1])
  world.down = false
  expect(await get()).toBe(2)
})

it('fails only as long as there has been no answer', async () => {
  const { world, get } = setUp()
  world.down = true
  await expect(get()).rejects.toThrow('down')
  world.down = false
  expect(await get()).toBe(1)
})
