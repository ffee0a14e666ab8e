import { beforeAll, describe, expect, it } from 'vitest'
import { json, refused } from '../transport/testing/test-shop.ts'
import { type CartStore, createCartStore } from './store.ts'
import { added, cartOf, heldShop, lineOf, warmUp } from './testing/bench.ts'

beforeAll(warmUp)

const updated = (cart: ReturnType<typeof cartOf>) => ({
  cart,
  updatedItem: cart.items[0],
  changedAmount: 1,
  warnings: [],
})

function storeWithTwoLines() {
  const bench = heldShop()
  return { ...bench, store: createCartStore(bench.shop, { initial: cartOf(1, lineOf(1, 1), lineOf(2, 1)) }) }
}

describe('changing a line', () => {
  it('shows the last amount immediately and sends only the first and the last', async () => {
    const { store, held, turns } = storeWithTwoLines()
    const results = [2, 3, 4].map((amount) => store.setAmount(10, amount))
    expect(store.getState().cart.items[0]).toMatchObject({ amount: 4 })
    await turns()
    expect(held.map(({ body }) => body)).toEqual([{ amount: 2 }])
    await held[0]!.answer(json(updated(cartOf(2, lineOf(1, 2), lineOf(2, 1)))))
    expect(store.getState()).toMatchObject({ count: 5, stale: true })
    expect(held.map(({ body }) => body)).toEqual([{ amount: 4 }])
    await held[0]!.answer(json(updated(cartOf(3, lineOf(1, 4), lineOf(2, 1)))))
    expect(await Promise.all(results)).toMatchObject([{ ok: true }, { data: { version: 3 } }, { data: { version: 3 } }])
    expect(store.getState()).toMatchObject({ count: 5, stale: false })
    expect(held).toEqual([])
  })

  it('counts an item whose parent line was removed until the server responds', () => {
    const { store } = storeWithTwoLines()
    void store.removeItem(10)
    void store.addItem({ variantId: 7, amount: 2, parentId: 10 })
    expect(store.getState()).toMatchObject({ count: 3, unseen: [{ variantId: 7, amount: 2 }] })
    expect(store.getState().cart.items.map(({ id }) => id)).toEqual([20])
  })

  it('shows a child line under its parent immediately', () => {
    const { store } = storeWithTwoLines()
    const { productId, product, variant, shoppable, prices } = lineOf(7, 1)
    const preview = { productId, product, variant, shoppable, prices }
    void store.addItem({ variantId: 7, amount: 2, parentId: 10, preview })
    const { items } = store.getState().cart
    expect(items.map(({ id }) => id)).toEqual([10, 20])
    expect(items[0]?.items).toMatchObject([{ id: -7, amount: 2 }])
  })

  it('updates lines independently and preserves the identity of the others', async () => {
    const { store, held, turns } = storeWithTwoLines()
    const [first, second] = store.getState().cart.items
    void store.setAmount(10, 3)
    expect(store.getState().cart.items[0]).not.toBe(first)
    expect(store.getState().cart.items[1]).toBe(second)
    void store.setAmount(20, 2)
    await turns()
    expect(held.length).toBe(2)
    await held[1]!.answer(json(updated(cartOf(2, lineOf(1, 1), lineOf(2, 2)))))
    await held[0]!.answer(json(updated(cartOf(3, lineOf(1, 3), lineOf(2, 2)))))
    const settled = store.getState().cart
    await held[0]!.answer(json(cartOf(3, lineOf(1, 3), lineOf(2, 2))))
    expect(store.getState().cart).toBe(settled)
  })

  it('removes the line when its amount is set to 0', async () => {
    const { store, held, turns } = storeWithTwoLines()
    void store.setAmount(10, 0)
    expect(store.getState().cart.items.map(({ id }) => id)).toEqual([20])
    await turns()
    expect(held[0]).toMatchObject({ method: 'DELETE', path: '/cart/items/10' })
  })

  it('keeps the error of a failed line until it is changed again, and refetches the cart once', async () => {
    const { store, held, turns } = storeWithTwoLines()
    const failing = store.setAmount(10, 99)
    void store.setAmount(20, 2)
    await turns()
    await held[0]!.answer(refused(422, 'out_of_stock'))
    expect(await failing).toMatchObject({ ok: false, error: { code: 'out_of_stock', outcome: 'none' } })
    expect(store.getState().errors.get('line:10')).toMatchObject({ code: 'out_of_stock' })
    expect(store.getState().cart.items.map(({ amount }) => amount)).toEqual([1, 2])
    expect([...store.getState().pending]).toEqual(['line:20'])
    await held[0]!.answer(json(updated(cartOf(2, lineOf(1, 1), lineOf(2, 2)))))
    expect(held.map(({ method }) => method)).toEqual(['GET'])
    await held[0]!.answer(json(cartOf(2, lineOf(1, 1), lineOf(2, 2))))
    expect(held).toEqual([])
    expect(store.getState().errors.size).toBe(1)
    void store.setAmount(10, 2)
    expect(store.getState().errors.size).toBe(0)
  })

  it('ignores a response older than the current state', async () => {
    const { store, held, turns } = storeWithTwoLines()
    void store.setAmount(10, 2)
    await turns()
    store.receive(cartOf(7, lineOf(1, 7)))
    await held[0]!.answer(json(updated(cartOf(6, lineOf(1, 2)))))
    expect(store.getState().cart.version).toBe(7)
    expect(held.map(({ method }) => method)).toEqual(['GET'])
  })
})

describe('a lost response', () => {
  const lose = async (held: ReturnType<typeof heldShop>['held']) => {
    for (let attempt = 0; attempt < 3; attempt++) await held[0]!.drop()
  }

  it('checks the cart to find out whether an amount was set', async () => {
    const { store, held, turns } = storeWithTwoLines()
    const landed = store.setAmount(10, 3)
    await turns()
    await lose(held)
    expect([...store.getState().pending]).toEqual(['line:10'])
    await held[0]!.answer(json(cartOf(2, lineOf(1, 3), lineOf(2, 1))))
    expect(await landed).toMatchObject({ ok: true, data: { version: 2 } })
    expect(store.getState()).toMatchObject({ stale: false, errors: new Map() })

    const lost = store.setAmount(10, 5)
    await turns()
    await lose(held)
    await held[0]!.answer(json(cartOf(2, lineOf(1, 3), lineOf(2, 1))))
    expect(await lost).toMatchObject({ ok: false, error: { outcome: 'unknown' } })
    expect(store.getState().errors.has('line:10')).toBe(true)
  })

  it('retries an add with the same key and never counts it twice', async () => {
    const { store, held, turns } = storeWithTwoLines()
    const counts: number[] = []
    store.subscribe(() => counts.push(store.getState().count))
    const adding = store.addItem({ variantId: 1, amount: 1 })
    await turns()
    const { key } = held[0]!
    await lose(held)
    await held[0]!.answer(json(cartOf(2, lineOf(1, 2), lineOf(2, 1))))
    expect(held).toMatchObject([{ method: 'POST', key }])
    await held[0]!.answer(json(added(cartOf(2, lineOf(1, 2), lineOf(2, 1)))))
    expect(await adding).toMatchObject({ ok: true })
    expect(Math.max(...counts)).toBe(3)
    expect(store.getState()).toMatchObject({ count: 3, stale: false })
  })

  it.each([
    ['its removal', 'DELETE', cartOf(3, lineOf(2, 1)), (store: CartStore) => store.removeItem(10)],
    ['"set to 3"', 'PATCH', cartOf(3, lineOf(1, 3), lineOf(2, 1)), (store: CartStore) => store.setAmount(10, 3)],
  ])(
    'does not retry an add with a lost response after %s, whenever that was requested',
    async (_, method, cart, change) => {
      for (const isLate of [false, true]) {
        const { store, held, turns } = storeWithTwoLines()
        const adding = store.addItem({ variantId: 1, amount: 1 })
        await turns()
        const changing = isLate ? undefined : change(store)
        await lose(held)
        const last = changing ?? change(store)
        await turns()
        const own = held.find((request) => request.method === method)
        await own?.answer(json({ cart }))
        for (let requested = 0; held[0] && requested < 9; requested++) {
          expect(held[0].method).toBe('GET')
          await held[0].answer(json(cart))
        }
        expect(await last).toMatchObject({ ok: true, data: { version: 3 } })
        expect(await adding).toMatchObject({ ok: false, error: { outcome: 'unknown' } })
        expect(store.getState()).toMatchObject({ cart: { items: cart.items }, stale: false, errors: new Map() })
      }
    },
  )

  it('drops the error of a lost amount once another amount was set', async () => {
    const { store, held, turns } = storeWithTwoLines()
    const first = store.setAmount(10, 3)
    await turns()
    await lose(held)
    const second = store.setAmount(10, 4)
    await turns()
    const cart = cartOf(3, lineOf(1, 4), lineOf(2, 1))
    await held.find(({ method }) => method === 'PATCH')?.answer(json({ cart }))
    for (let requested = 0; held[0] && requested < 9; requested++) await held[0].answer(json(cart))
    expect(await second).toMatchObject({ ok: true })
    expect(await first).toMatchObject({ ok: false, error: { outcome: 'unknown' } })
    expect(store.getState()).toMatchObject({ stale: false, errors: new Map() })
  })
})

describe('a cart that no longer exists', () => {
  it('is replaced by a new cart with the added item, under a new key', async () => {
    const { store, held, tokens, turns } = storeWithTwoLines()
    const adding = store.addItem({ variantId: 3, amount: 1 })
    await turns()
    const { key } = held[0]!
    await held[0]!.answer(refused(404, 'cart_not_found'))
    expect(tokens.has('cart')).toBe(false)
    expect(store.getState()).toMatchObject({ count: 1, loaded: true })
    expect(held).toMatchObject([{ method: 'POST', token: null }])
    expect(held[0]!.key).not.toBe(key)
    await held[0]!.answer(json(added({ ...cartOf(1, lineOf(3, 1)), id: 'cart-2' }, 'second')))
    expect(await adding).toMatchObject({ ok: true, data: { id: 'cart-2' } })
    expect(tokens.get('cart')).toBe('second')
    expect(held).toMatchObject([{ method: 'GET', token: 'second' }])
  })

  it('makes a change of its lines fail and shows an empty cart', async () => {
    const { store, held, turns } = storeWithTwoLines()
    const setting = store.setAmount(10, 2)
    await turns()
    await held[0]!.answer(refused(404, 'cart_not_found'))
    expect(await setting).toMatchObject({ ok: false, error: { code: 'cart_not_found' } })
    await turns()
    expect(held).toEqual([])
    expect(store.getState()).toMatchObject({ count: 0, stale: false, loaded: true })
  })

  it('is replaced only once', async () => {
    const { store, held, turns } = storeWithTwoLines()
    const adding = store.addItem({ variantId: 3, amount: 1 })
    await turns()
    await held[0]!.answer(refused(404, 'cart_not_found'))
    await held[0]!.answer(refused(404, 'cart_not_found'))
    expect(await adding).toMatchObject({ ok: false, error: { code: 'cart_not_found' } })
    expect(held).toEqual([])
  })
})
