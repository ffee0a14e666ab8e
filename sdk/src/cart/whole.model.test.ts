import { beforeAll, expect, it } from 'vitest'
import { createCartStore } from './store.ts'
import { wholeScript } from './testing/history.ts'
import { failureOf, settles, warmUp } from './testing/property.ts'

beforeAll(warmUp)

it('tabs match the server with batches, clearing, coupons, credits, orders placed elsewhere and expired tokens', async () => {
  const histories = Number(process.env['MODEL_RUNS'] ?? 400)
  expect(await failureOf(settles(createCartStore, wholeScript), histories)).toBeNull()
}, 240_000)
