import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { createCartStore } from './store.ts'
import { lineScript, wholeScript } from './testing/history.ts'
import { createNaiveStore } from './testing/naive-store.ts'
import { asOneByOne } from './testing/one-by-one.ts'
import { failureOf, type Make, settles, warmUp } from './testing/property.ts'

const histories = (usual: number) => Number(process.env['MODEL_RUNS'] ?? usual)

/** 800 histories over two tabs: half of them here, the other half in whole.model.test.ts. */
describe('the cart under random changes of lines, tabs and networks', () => {
  beforeAll(warmUp)

  it('always ends in the truth of the server, with nothing pending, lost or back, and never two carts', async () => {
    expect(await failureOf(settles(createCartStore, lineScript), histories(400))).toBeNull()
  }, 240_000)

  it('does so in a single tab that has no lock', async () => {
    expect(await failureOf(settles(createCartStore, wholeScript, 1), histories(100))).toBeNull()
  }, 60_000)

  it('ends as if every change had waited for the one before it, however quickly they come', async () => {
    expect(await failureOf(asOneByOne(createCartStore), histories(200))).toBeNull()
  }, 60_000)

  it('would notice a store that just takes the last answer', async () => {
    const { failed } = await fc.check(settles(createNaiveStore, lineScript), { numRuns: 500, endOnFailure: true })
    expect(failed).toBe(true)
  }, 60_000)

  it('would notice tabs that make a cart each', async () => {
    const lockless: Make = (shop, options) => createCartStore(shop, { ...options, lock: undefined })
    const { failed } = await fc.check(settles(lockless, lineScript), { numRuns: 2000, endOnFailure: true })
    expect(failed).toBe(true)
  }, 60_000)
})
