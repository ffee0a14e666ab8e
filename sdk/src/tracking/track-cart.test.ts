import { beforeAll, describe, expect, it, vi } from 'vitest'
import { createCartStore } from '@vanek/sdk/cart'
import { trackCart, type TrackingEvent } from '@vanek/sdk/tracking'
import { added, cartOf, heldShop, lineOf, warmUp } from '../cart/testing/bench.ts'
import { json, refused } from '../transport/testing/test-shop.ts'
import { memoryTokens } from '../transport/tokens.ts'
import type { Cart } from '../cart/types.ts'

beforeAll(warmUp)

/** A cart that is followed; `tracked` lists what came (+) and went (-), by variant. */
function followed(initial?: Cart, config: Parameters<typeof heldShop>[0] = {}) {
  const { shop, held, turns } = heldShop(config)
  const store = createCartStore(shop, { initial })
  const events: TrackingEvent[] = []
  const stop = trackCart(store, { track: (event) => event && void events.push(event) })
  const tracked = () =>
    events.map(({ name, params }) => {
      const { items = [] } = params as { items?: readonly { item_id: string; quantity?: number }[] }
      const sign = name === 'add_to_cart' ? '+' : '-'
      return items.map(({ item_id, quantity }) => `${sign}${quantity} of ${item_id}`).join(', ')
    })
  /** Answers the oldest request. */
  const answer = async (body: unknown) => {
    // what only some carts need is loaded first
    await vi.waitFor(() => expect(held.length).toBeGreaterThan(0))
    await held[0]!.answer(json(body))
  }
  return { store, held, turns, answer, events, tracked, stop }
}

const changed = (cart: Cart) => ({ cart, changedAmount: 0, warnings: [] })
const item = (variantId: number, amount = 1) => ({ variantId, amount })

describe('what comes into the cart', () => {
  it('is reported when the back end has it, with what one piece costs', async () => {
    const { store, turns, answer, events, tracked } = followed(cartOf(1, lineOf(1, 2)))
    void store.addItem(item(1, 3))
    await turns()
    expect(tracked()).toEqual([])
    await answer(added(cartOf(2, lineOf(1, 4))))
    const items = [{ item_id: '1', item_name: 'P1', price: 100, quantity: 2 }]
    expect(events).toEqual([{ name: 'add_to_cart', params: { currency: 'CZK', value: 200, items } }])
  })

  it('is not reported when the back end refused it', async () => {
    const { store, held, turns, answer, tracked } = followed(cartOf(1))
    void store.addItem(item(1))
    await turns()
    await held[0]!.answer(refused(422, 'out_of_stock'))
    await answer(cartOf(1))
    expect(tracked()).toEqual([])
  })

  it('is reported once when it was in doubt', async () => {
    const { store, held, turns, answer, tracked } = followed(cartOf(1))
    void store.addItem(item(1))
    await turns()
    for (let attempt = 0; attempt < 3; attempt++) await held[0]!.drop()
    await answer(cartOf(2, lineOf(1, 1)))
    await answer(added(cartOf(2, lineOf(1, 1))))
    await turns()
    expect(tracked()).toEqual(['+1 of 1'])
  })

  it('is notified of the first add of a visitor without a cart', async () => {
    const { store, turns, answer, tracked } = followed(undefined, { tokens: memoryTokens() })
    void store.addItem(item(1, 2))
    await turns()
    await answer(added(cartOf(1, lineOf(1, 2)), 'guest'))
    expect(tracked()).toEqual(['+2 of 1'])
  })

  it('is reported alone when the cart of an earlier visit was not known yet', async () => {
    const { store, turns, answer, tracked } = followed()
    void store.addItem(item(1, 2))
    await turns()
    await answer(added(cartOf(7, lineOf(1, 5), lineOf(2, 1))))
    expect(tracked()).toEqual(['+2 of 1'])
  })

  it('C9.23 is reported in metres with decimals when the cart of an earlier visit was not known yet', async () => {
    const { store, turns, answer, tracked } = followed()
    void store.addItem(item(1, 2.5))
    await turns()
    await answer(added(cartOf(7, lineOf(1, 5.5), lineOf(2, 1))))
    expect(tracked()).toEqual(['+2.5 of 1'])
  })

  it('is reported together when it came together', async () => {
    const { store, turns, answer, tracked } = followed(cartOf(1, lineOf(3, 1)))
    void store.addItems([item(1, 2), item(2)])
    await turns()
    await answer({
      cart: cartOf(2, lineOf(3, 1), lineOf(1, 2), lineOf(2, 1)),
      results: [],
      warnings: [],
      meta: { custom: { guestCartToken: null } },
    })
    expect(tracked()).toEqual(['+2 of 1, +1 of 2'])
  })
})

describe('what goes out of the cart', () => {
  it('is shown by how much it is less, and as more when it is more', async () => {
    const { store, turns, answer, tracked } = followed(cartOf(1, lineOf(1, 5), lineOf(2, 1)))
    void store.setAmount(10, 2)
    await turns()
    await answer(changed(cartOf(2, lineOf(1, 2), lineOf(2, 1))))
    void store.setAmount(10, 3)
    await turns()
    await answer(changed(cartOf(3, lineOf(1, 3), lineOf(2, 1))))
    void store.removeItem(20)
    await turns()
    await answer(changed(cartOf(4, lineOf(1, 3))))
    void store.clear()
    await turns()
    await answer(changed(cartOf(5)))
    expect(tracked()).toEqual(['-3 of 1', '+1 of 1', '-1 of 2', '-3 of 1'])
  })

  it('is reported once for what was clicked many times', async () => {
    const { store, held, turns, answer, tracked } = followed(cartOf(1, lineOf(1, 1)))
    for (const amount of [2, 3, 4]) void store.setAmount(10, amount)
    await turns()
    await answer(changed(cartOf(2, lineOf(1, 2))))
    await answer(changed(cartOf(3, lineOf(1, 4))))
    while (held.length > 0) await answer(cartOf(3, lineOf(1, 4)))
    const pieces = tracked().reduce((sum, text) => sum + Number.parseInt(text, 10), 0)
    expect(pieces).toBe(3)
  })
})

describe('what this page did not do is not reported', () => {
  it('the first load', async () => {
    const { store, turns, answer, tracked } = followed()
    void store.load()
    await turns()
    await answer(cartOf(3, lineOf(1, 2)))
    expect(tracked()).toEqual([])
  })

  it('another tab, the merge at sign-in and an order, which all come by asking again', async () => {
    const { store, turns, answer, tracked } = followed(cartOf(1, lineOf(1, 1)))
    for (const next of [
      cartOf(2, lineOf(1, 4)),
      { ...cartOf(1, lineOf(1, 4), lineOf(2, 2)), id: 'of-customer' },
      { ...cartOf(0), id: null },
    ]) {
      void store.refresh()
      await turns()
      await answer(next)
    }
    expect([tracked(), store.getState().count]).toEqual([[], 0])
  })

  it('what another tab did meanwhile beside an own add', async () => {
    const { store, turns, answer, tracked } = followed(cartOf(1, lineOf(1, 3)))
    void store.addItem(item(2))
    await turns()
    await answer(added(cartOf(3, lineOf(1, 1), lineOf(2, 1), lineOf(3, 5))))
    expect(tracked()).toEqual(['+1 of 2'])
  })

  it('what comes later of a variant that was added before', async () => {
    const { store, turns, answer, tracked } = followed(cartOf(1))
    void store.addItem(item(1))
    await turns()
    await answer(added(cartOf(2, lineOf(1, 1))))
    void store.refresh()
    await turns()
    await answer(cartOf(3, lineOf(1, 9)))
    expect(tracked()).toEqual(['+1 of 1'])
  })

  it('what comes by asking again after another call of this page brought the cart', async () => {
    const { store, turns, answer, tracked } = followed(cartOf(1, lineOf(1, 1)))
    store.receive(cartOf(2, lineOf(1, 3)))
    expect(tracked()).toEqual(['+2 of 1'])
    void store.refresh()
    await turns()
    await answer(cartOf(3, lineOf(1, 9)))
    expect(tracked()).toEqual(['+2 of 1'])
  })

  it('what a cart that another call of this page brought has less', () => {
    const { store, tracked } = followed(cartOf(1, lineOf(1, 5)))
    store.receive(cartOf(2, lineOf(1, 3)))
    expect(tracked()).toEqual([])
  })

  it('what a coupon or credits change', async () => {
    const { store, turns, answer, tracked } = followed(cartOf(1, lineOf(1, 1)))
    void store.setCoupon('VITR')
    await turns()
    await answer(changed(cartOf(2, lineOf(1, 2))))
    expect(tracked()).toEqual([])
  })

  it('anything after following has stopped', async () => {
    const { store, turns, answer, tracked, stop } = followed(cartOf(1))
    stop()
    void store.addItem(item(1))
    await turns()
    await answer(added(cartOf(2, lineOf(1, 1))))
    expect(tracked()).toEqual([])
  })
})
