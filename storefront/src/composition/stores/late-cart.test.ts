import { createShop, ok, type Result, type ShopError } from '@vanek/sdk'
import { createCartStore, emptyCart, type Cart, type CartStore } from '@vanek/sdk/cart'
import { describe, expect, it, vi } from 'vitest'
import { lateCart } from './late-cart.ts'
import { guestSettings } from '../../lib/page/settings.ts'

const endpoints = { shop: 'http://shop.test', content: 'http://shop.test', cdn: '/cdn' }
const shopWith = (send: typeof fetch) => createShop({ ...guestSettings, endpoints, fetch: send })
const silent = shopWith(async () => Response.json({}, { status: 500 }))

/** A fake of the real store that records its calls. */
function fakeEngine(answer: () => Promise<Result<Cart, ShopError<never>>> = async () => ok(emptyCart(silent))) {
  const real = createCartStore(silent)
  const calls: string[] = []
  const method = (name: string) => async () => {
    calls.push(name)
    return answer()
  }
  const store: CartStore = { ...real, load: method('load'), addItem: method('addItem'), setAmount: method('setAmount') }
  return { store, calls }
}

describe('a cart whose store is loaded late', () => {
  it('starts as the cart that public pages are rendered with', () => {
    const late = lateCart(silent, async () => fakeEngine().store)
    expect(late.getInitialState()).toEqual(createCartStore(silent).getInitialState())
  })

  it('loads the store on the first call, and only once', async () => {
    const { store, calls } = fakeEngine()
    const load = vi.fn(async () => store)
    const late = lateCart(silent, load)
    late.subscribe(() => {})
    expect(load).not.toHaveBeenCalled()
    await Promise.all([late.load(), late.addItem({ variantId: 1, amount: 1 }), late.setAmount(1, 2)])
    expect([load.mock.calls.length, calls]).toEqual([1, ['load', 'addItem', 'setAmount']])
  })

  it('shows the first add at once', () => {
    const late = lateCart(silent, () => new Promise<never>(() => {}))
    const seen: number[] = []
    late.subscribe(() => seen.push(late.getState().count))
    void late.addItem({ variantId: 30, amount: 2 })
    expect([seen, [...late.getState().pending]]).toEqual([[2], ['add:30']])
  })

  it('follows the real store from then on', async () => {
    const cart = { ...emptyCart(silent), id: 'c', version: 3 }
    const real = createCartStore(silent, { initial: { ...cart, version: 2 } })
    const late = lateCart(silent, async () => real)
    await late.load()
    late.receive(cart)
    expect(late.getState()).toBe(real.getState())
    expect(late.getState().cart).toMatchObject({ id: 'c', version: 3 })
  })

  it('reports a network error when the store cannot be loaded, and tries again the next time', async () => {
    const { store, calls } = fakeEngine()
    const load = vi.fn(async () => store).mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const late = lateCart(silent, load)
    expect(await late.addItem({ variantId: 30, amount: 1 })).toMatchObject({ ok: false, error: { code: 'network' } })
    expect(late.getState()).toMatchObject({ count: 0, loaded: false })
    expect(late.getState().errors.get('add:30')?.code).toBe('network')
    expect(late.getState().pending.size).toBe(0)
    await late.addItem({ variantId: 30, amount: 1 })
    expect(calls).toEqual(['addItem'])
  })

  it('C7.17 shows a batch at once and passes every call on', async () => {
    const { store } = fakeEngine()
    const calls: unknown[][] = []
    const record =
      (name: string) =>
      async (...args: unknown[]) => {
        calls.push([name, ...args])
        return ok(emptyCart(silent))
      }
    const methods = ['clear', 'setCoupon', 'removeCoupon', 'setCredits', 'addItems', 'removeItem', 'refresh']
    const recordingStore = { ...store, ...Object.fromEntries(methods.map((name) => [name, record(name)])) }
    const late = lateCart(silent, async () => recordingStore)
    const items = [
      { variantId: 1, amount: 2 },
      { variantId: 2, amount: 3 },
    ]
    const adding = late.addItems(items, { total: 3 })
    expect([late.getState().count, [...late.getState().pending]]).toEqual([5, ['batch']])
    await adding
    await Promise.all([late.clear(), late.setCoupon('A'), late.removeCoupon(), late.setCredits(3), late.removeItem(7)])
    await late.refresh()
    expect(calls).toEqual([
      ['addItems', items, { total: 3 }],
      ['clear'],
      ['setCoupon', 'A'],
      ['removeCoupon'],
      ['setCredits', 3],
      ['removeItem', 7],
      ['refresh'],
    ])
  })

  it('B4.14 passes several items on, and responds with a result for each', async () => {
    const items = [
      { variantId: 1, amount: 2 },
      { variantId: 2, amount: 3 },
    ]
    const results = ok(items.map(() => ok(emptyCart(silent))))
    const addEach = vi.fn(async () => results)
    const late = lateCart(silent, async () => ({ ...fakeEngine().store, addEach }))
    expect(await late.addEach(items)).toBe(results)
    expect(addEach).toHaveBeenCalledExactlyOnceWith(items)

    const offline = lateCart(silent, () => Promise.reject(new Error('offline')))
    expect(await offline.addEach(items)).toMatchObject({ ok: false, error: { code: 'network' } })
  })

  it('C5.44 rolls back the optimistic state when the shop does not sell', async () => {
    const rules = { shoppingDisabled: true, text: null }
    const late = lateCart(silent, async () => createCartStore(silent, { rules }))
    const refused = late.addItem({ variantId: 30, amount: 2 })
    expect(late.getState().count).toBe(2)
    expect(await refused).toMatchObject({ ok: false, error: { code: 'shopping_disabled' } })
    expect([late.getState().count, late.getState().pending.size]).toEqual([0, 0])
  })
})
