import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { createCartStore } from './store.ts'
import { lineScript, wholeScript } from './testing/history.ts'
import { createNaiveStore } from './testing/naive-store.ts'
import { asOneByOne } from './testing/one-by-one.ts'
import { failureOf, type Make, settles, warmUp } from './testing/property.ts'

const histories = (usual: number) => Number(process.env['MODEL_RUNS'] ?? usual)

/** 800 histories over two tabs: half of them here, the other half in whole.model.test.ts. */
describe('cart store with random changes, tabs and networks', () => {
  beforeAll(warmUp)

  it('matches the server in the end, with nothing pending, lost or restored, and never creates two carts', async () => {
    expect(await failureOf(settles(createCartStore, lineScript), histories(400))).toBeNull()
  }, 240_000)

  it('holds in a single tab without a lock', async () => {
    expect(await failureOf(settles(createCartStore, wholeScript, 1), histories(100))).toBeNull()
  }, 60_000)

  it('ends as if changes were made one after another, however fast they are', async () => {
    expect(await failureOf(asOneByOne(createCartStore), histories(200))).toBeNull()
  }, 60_000)

  it('detects a store in which the last response wins', async () => {
    const { failed } = await fc.check(settles(createNaiveStore, lineScript), { numRuns: 500, endOnFailure: true })
    expect(failed).toBe(true)
  }, 60_000)

  it('detects tabs that create a cart each', async () => {
    const lockless: Make = (shop, options) => createCartStore(shop, { ...options, lock: undefined })
    const { failed } = await fc.check(settles(lockless, lineScript), { numRuns: 2000, endOnFailure: true })
    expect(failed).toBe(true)
  }, 60_000)
})
