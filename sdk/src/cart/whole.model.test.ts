import { beforeAll, expect, it } from 'vitest'
import { createCartStore } from './store.ts'
import { wholeScript } from './testing/history.ts'
import { holds, settles, warmUp } from './testing/property.ts'

beforeAll(warmUp)

it('ends in the truth with batches, clearing, coupons, credits, orders elsewhere and dead tokens as well', async () => {
  await holds(settles(createCartStore, wholeScript), 1000)
  expect.hasAssertions()
}, 240_000)
