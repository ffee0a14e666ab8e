import { beforeAll, describe, expect, it, vi } from 'vitest'
import { createCartStore } from '@vanek/sdk/cart'
import { trackCart, type TrackingEvent } from '@vanek/sdk/tracking'
import { added, cartOf, heldShop, lineOf, warmUp } from '../cart/testing/bench.ts'
import { json, refused } from '../transport/testing/test-shop.ts'
import { memoryTokens } from '../transport/tokens.ts'
import type { Cart } from '../cart/types.ts'

beforeAll(warmUp)

/** A tracked cart; `tracked` lists added (+) and removed (-) amounts by variant. */
function trackedCart(initial?: Cart, config: Parameters<typeof heldShop>[0] = {}) {
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
  /** Responds to the oldest request. */
  const respond = async (body: unknown) => {
    // lazy modules are loaded first
    await vi.waitFor(() => expect(held.length).toBeGreaterThan(0))
    await held[0]!.answer(json(body))
  }
  return { store, held, turns, respond, events, tracked, stop }
}

const changed = (cart: Cart) => ({ cart, changedAmount: 0, warnings: [] })
const item = (variantId: number, amount = 1) => ({ variantId, amount })

describe('items added to the cart', () => {
  it('are reported after the response, with the unit price', async () => {
    const { store, turns, respond, events, tracked } = trackedCart(cartOf(1, lineOf(1, 2)))
    void store.addItem(item(1, 3))
    await turns()
    expect(tracked()).toEqual([])
    await respond(added(cartOf(2, lineOf(1, 4))))
    const items = [{ item_id: '1', item_name: 'P1', price: 100, quantity: 2 }]
    expect(events).toEqual([{ name: 'add_to_cart', params: { currency: 'CZK', value: 200, items } }])
  })

  it('are not reported when the request is rejected', async () => {
    const { store, held, turns, respond, tracked } = trackedCart(cartOf(1))
    void store.addItem(item(1))
    await turns()
    await held[0]!.answer(refused(422, 'out_of_stock'))
    await respond(cartOf(1))
    expect(tracked()).toEqual([])
  })

  it('are reported once when the outcome was unknown', async () => {
    const { store, held, turns, respond, tracked } = trackedCart(cartOf(1))
    void store.addItem(item(1))
    await turns()
    for (let attempt = 0; attempt < 3; attempt++) await held[0]!.drop()
    await respond(cartOf(2, lineOf(1, 1)))
    await respond(added(cartOf(2, lineOf(1, 1))))
    await turns()
    expect(tracked()).toEqual(['+1 of 1'])
  })

  it('are reported for the first item of a guest without a cart', async () => {
    const { store, turns, respond, tracked } = trackedCart(undefined, { tokens: memoryTokens() })
    void store.addItem(item(1, 2))
    await turns()
    await respond(added(cartOf(1, lineOf(1, 2)), 'guest'))
    expect(tracked()).toEqual(['+2 of 1'])
  })

  it('are reported without the items of a cart that was not loaded before', async () => {
    const { store, turns, respond, tracked } = trackedCart()
    void store.addItem(item(1, 2))
    await turns()
    await respond(added(cartOf(7, lineOf(1, 5), lineOf(2, 1))))
    expect(tracked()).toEqual(['+2 of 1'])
  })

  it('C9.23 are reported in metres with decimals when the cart was not loaded before', async () => {
    const { store, turns, respond, tracked } = trackedCart()
    void store.addItem(item(1, 2.5))
    await turns()
    await respond(added(cartOf(7, lineOf(1, 5.5), lineOf(2, 1))))
    expect(tracked()).toEqual(['+2.5 of 1'])
  })

  it('are reported together when they were added together', async () => {
    const { store, turns, respond, tracked } = trackedCart(cartOf(1, lineOf(3, 1)))
    void store.addItems([item(1, 2), item(2)])
    await turns()
    await respond({
      cart: cartOf(2, lineOf(3, 1), lineOf(1, 2), lineOf(2, 1)),
      results: [],
      warnings: [],
      meta: { custom: { guestCartToken: null } },
    })
    expect(tracked()).toEqual(['+2 of 1, +1 of 2'])
  })
})

describe('removed items', () => {
  it('are reported with the difference, and increases as added', async () => {
    const { store, turns, respond, tracked } = trackedCart(cartOf(1, lineOf(1, 5), lineOf(2, 1)))
    void store.setAmount(10, 2)
    await turns()
    await respond(changed(cartOf(2, lineOf(1, 2), lineOf(2, 1))))
    void store.setAmount(10, 3)
    await turns()
    await respond(changed(cartOf(3, lineOf(1, 3), lineOf(2, 1))))
    void store.removeItem(20)
    await turns()
    await respond(changed(cartOf(4, lineOf(1, 3))))
    void store.clear()
    await turns()
    await respond(changed(cartOf(5)))
    expect(tracked()).toEqual(['-3 of 1', '+1 of 1', '-1 of 2', '-3 of 1'])
  })

  it('are reported once for many clicks', async () => {
    const { store, held, turns, respond, tracked } = trackedCart(cartOf(1, lineOf(1, 1)))
    for (const amount of [2, 3, 4]) void store.setAmount(10, amount)
    await turns()
    await respond(changed(cartOf(2, lineOf(1, 2))))
    await respond(changed(cartOf(3, lineOf(1, 4))))
    while (held.length > 0) await respond(cartOf(3, lineOf(1, 4)))
    const pieces = tracked().reduce((sum, text) => sum + Number.parseInt(text, 10), 0)
    expect(pieces).toBe(3)
  })
})

describe('changes by others are not reported', () => {
  it('the first load', async () => {
    const { store, turns, respond, tracked } = trackedCart()
    void store.load()
    await turns()
    await respond(cartOf(3, lineOf(1, 2)))
    expect(tracked()).toEqual([])
  })

  it('another tab, the merge at login and an order, which all come by a refresh', async () => {
    const { store, turns, respond, tracked } = trackedCart(cartOf(1, lineOf(1, 1)))
    for (const next of [
      cartOf(2, lineOf(1, 4)),
      { ...cartOf(1, lineOf(1, 4), lineOf(2, 2)), id: 'of-customer' },
      { ...cartOf(0), id: null },
    ]) {
      void store.refresh()
      await turns()
      await respond(next)
    }
    expect([tracked(), store.getState().count]).toEqual([[], 0])
  })

  it('changes in another tab together with an own item', async () => {
    const { store, turns, respond, tracked } = trackedCart(cartOf(1, lineOf(1, 3)))
    void store.addItem(item(2))
    await turns()
    await respond(added(cartOf(3, lineOf(1, 1), lineOf(2, 1), lineOf(3, 5))))
    expect(tracked()).toEqual(['+1 of 2'])
  })

  it('later changes of a variant that was added before', async () => {
    const { store, turns, respond, tracked } = trackedCart(cartOf(1))
    void store.addItem(item(1))
    await turns()
    await respond(added(cartOf(2, lineOf(1, 1))))
    void store.refresh()
    await turns()
    await respond(cartOf(3, lineOf(1, 9)))
    expect(tracked()).toEqual(['+1 of 1'])
  })

  it('a refresh after another call of this page received the cart', async () => {
    const { store, turns, respond, tracked } = trackedCart(cartOf(1, lineOf(1, 1)))
    store.receive(cartOf(2, lineOf(1, 3)))
    expect(tracked()).toEqual(['+2 of 1'])
    void store.refresh()
    await turns()
    await respond(cartOf(3, lineOf(1, 9)))
    expect(tracked()).toEqual(['+2 of 1'])
  })

  it('lower amounts in a cart that another call of this page received', () => {
    const { store, tracked } = trackedCart(cartOf(1, lineOf(1, 5)))
    store.receive(cartOf(2, lineOf(1, 3)))
    expect(tracked()).toEqual([])
  })

  it('changes by a coupon or credits', async () => {
    const { store, turns, respond, tracked } = trackedCart(cartOf(1, lineOf(1, 1)))
    void store.setCoupon('VITR')
    await turns()
    await respond(changed(cartOf(2, lineOf(1, 2))))
    expect(tracked()).toEqual([])
  })

  it('anything after unsubscribing', async () => {
    const { store, turns, respond, tracked, stop } = trackedCart(cartOf(1))
    stop()
    void store.addItem(item(1))
    await turns()
    await respond(added(cartOf(2, lineOf(1, 1))))
    expect(tracked()).toEqual([])
  })
})
