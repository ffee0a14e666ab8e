import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createCartStore } from '../cart/store.ts'
import { cartOf, heldShop, lineOf } from '../cart/testing/bench.ts'
import type { Cart } from '../cart/types.ts'
import { memoryTokens } from '../transport/tokens.ts'
import { checkout } from '../testing/checkout.ts'
import { openSession } from './session/testing/session.ts'

const unhandled: unknown[] = []
const note = (reason: unknown) => void unhandled.push(reason)
beforeEach(() => void process.on('unhandledRejection', note))
afterEach(() => {
  process.off('unhandledRejection', note)
  unhandled.length = 0
})
const later = () => new Promise<void>((resolve) => setTimeout(resolve, 30))

describe('responses of an invalid shape cause no unhandled rejection', () => {
  it('cart clean-up', async () => {
    const store = createCartStore(heldShop().shop, { initial: cartOf(1, lineOf(1, 2)) })
    store.receive({ ...cartOf(2), items: null } as unknown as Cart)
    await later()
    expect(unhandled).toEqual([])
  })

  it('session recheck', async () => {
    const { session, warnings } = openSession({
      tokens: memoryTokens({ auth: 'a'.repeat(43) }),
      answer: () => Response.json({ id: 'u-1', groups: null }),
    })
    session.expire()
    await vi.waitFor(() => expect(warnings).toEqual(['Could not read an answer', 'Could not load the customer']))
    await later()
    expect(unhandled).toEqual([])
  })

  it('checkout offers, whose promises never reject', async () => {
    const { store, state, world } = checkout()
    Object.assign(world, { shippers: [null] })
    await store.refresh()
    expect([state().error?.code, unhandled]).toEqual(['contract', []])
  })

  it('checkout prices, which are not refetched forever while the cart version changes', async () => {
    const { store, world, cartNow, calls } = checkout()
    world.special = ({ path }) =>
      path === '/api/v1/cart' ? { ...cartNow(), version: (world.version += 1) } : undefined
    await store.refresh()
    expect(calls().filter(([path]) => path === 'cart')).toHaveLength(2)
  })
})
