import { beforeAll, describe, expect, it } from 'vitest'
import { cs } from '../i18n/cs.ts'
import { createNoticeStore } from '../notices/store.ts'
import { czk, json, refused } from '../transport/testing/test-shop.ts'
import { memoryTokens } from '../transport/tokens.ts'
import type { CartChannel } from './channel.ts'
import { createCartStore } from './store.ts'
import { added, cartOf, heldShop, lineOf, warmUp } from './testing/bench.ts'

beforeAll(warmUp)

describe('loading', () => {
  it('C4.35 is not loaded initially, and loaded after the first response', async () => {
    const { shop, held, turns } = heldShop()
    const store = createCartStore(shop)
    expect(store.getState()).toMatchObject({ loaded: false, count: 0 })
    const loading = [store.load(), store.load()]
    await turns()
    expect(held.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /cart'])
    await held[0]!.answer(json(cartOf(3, lineOf(1, 2))))
    expect(store.getState()).toMatchObject({ loaded: true, count: 2, stale: false })
    expect(await loading[0]).toMatchObject({ ok: true, data: { version: 3 } })
    await store.load()
    expect(held).toEqual([])
  })

  it('C4.35 is loaded initially when the server rendered the cart, and preserves that state for hydration', () => {
    const { shop, held } = heldShop()
    const store = createCartStore(shop, { initial: cartOf(3, lineOf(1, 2)) })
    expect(store.getInitialState()).toMatchObject({ loaded: true, count: 2 })
    void store.removeItem(10)
    expect(store.getState().count).toBe(0)
    expect(store.getInitialState().count).toBe(2)
    expect(held.length).toBeLessThan(2)
  })

  it('C4.36 is empty and sends no request without a guest cart token and an auth token', async () => {
    const { shop, held, turns } = heldShop({ tokens: memoryTokens() })
    const store = createCartStore(shop)
    expect(await store.load()).toMatchObject({ ok: true, data: { id: null, items: [] } })
    expect(store.getState()).toMatchObject({ loaded: true, count: 0, stale: false })
    expect(held).toEqual([])

    for (const kind of ['auth', 'cart'] as const) {
      const other = heldShop({ tokens: memoryTokens({ [kind]: 'secret' }) })
      void createCartStore(other.shop).load()
      await turns()
      expect(other.held.length).toBe(1)
    }
  })

  it('reports a failure and retries later', async () => {
    const { shop, held, turns } = heldShop()
    const store = createCartStore(shop)
    const loading = store.load()
    await turns()
    for (let attempt = 0; attempt < 3; attempt++) await held[0]!.drop()
    expect(await loading).toMatchObject({ ok: false, error: { code: 'network' } })
    expect(store.getState()).toMatchObject({ loaded: false, stale: true })
    await held[0]!.answer(json(cartOf(1)))
    expect(store.getState()).toMatchObject({ loaded: true, stale: false })
  })

  it('does not retry with retryLater: false, but still resolves unknown outcomes', async () => {
    const { shop, held, turns } = heldShop({ tokens: memoryTokens({ cart: 'secret' }) })
    const store = createCartStore(shop, { retryLater: false })
    const drop = async () => {
      for (let attempt = 0; attempt < 3; attempt++) await held[0]!.drop()
      await turns()
    }
    const loading = store.load()
    await turns()
    await drop()
    expect(await loading).toMatchObject({ ok: false, error: { code: 'network' } })
    expect(held).toEqual([])
    const removing = store.removeItem(10)
    await turns()
    await drop()
    await drop()
    expect(await removing).toMatchObject({ ok: false })
    expect(held).toEqual([])
    const again = store.refresh()
    await turns()
    await held[0]!.answer(json(cartOf(1)))
    expect(await again).toMatchObject({ ok: true })
  })

  it('retries a failing server with growing delays until the store is closed', async () => {
    const slept: number[] = []
    const clock = {
      now: () => 0,
      sleep: (ms: number, signal?: AbortSignal) =>
        new Promise<void>((resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason))
          if (ms === 10_000) return
          slept.push(ms)
          if (slept.length < 8) resolve()
        }),
    }
    let sent = 0
    const fetch = async () => {
      sent += 1
      return refused(500, 'server', { 'Retry-After': '60' })
    }
    const { shop, turns } = heldShop({ clock, fetch })
    const store = createCartStore(shop)
    await store.load()
    for (let turn = 0; turn < 20; turn++) await turns()
    expect(slept).toEqual([500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000])
    expect(sent).toBe(8)
    store.close()
    await store.refresh()
    expect(sent).toBe(9)
  })
})

describe('adding', () => {
  it('C8.15 shows a success notice once the products were added', async () => {
    const { shop, held, turns } = heldShop()
    const notices = createNoticeStore({ clock: { now: () => 0, sleep: () => new Promise(() => {}) } })
    const store = createCartStore(shop, { initial: cartOf(1), notices, messages: cs })
    const adding = store.addItem({ variantId: 1, amount: 1 })
    await turns()
    expect(notices.getState()).toEqual([])
    await held[0]!.answer(json(added(cartOf(2, lineOf(1, 1)))))
    await adding
    expect(notices.getState()).toMatchObject([
      { kind: 'success', code: 'item_added', text: 'Produkty byly vloženy do košíku', about: 1 },
    ])

    const failing = store.addItem({ variantId: 1, amount: 99 })
    await turns()
    await held[0]!.answer(refused(422, 'out_of_stock'))
    await failing
    expect(notices.getState().length).toBe(1)
  })

  it('names the added amount with the decimal separator of the shop', async () => {
    const { shop, held, turns } = heldShop({ currency: { ...czk, decimalPoint: '.' } })
    const notices = createNoticeStore({ clock: { now: () => 0, sleep: () => new Promise(() => {}) } })
    const adding = createCartStore(shop, { initial: cartOf(1), notices, messages: cs }).addItem({
      ...{ variantId: 1, amount: 1.5 },
    })
    await turns()
    await held[0]!.answer(json({ ...added(cartOf(2, lineOf(1, 1.5))), changedAmount: 1.5 }))
    await adding
    expect(notices.getState()[0]?.title).toMatch(/^1\.5 ks /)
  })

  it('C8.15 names the amount that was added, and why it is less, in one notice', async () => {
    const { shop, held, turns } = heldShop()
    const notices = createNoticeStore()
    const store = createCartStore(shop, { initial: cartOf(1), notices, messages: cs })
    void store.addItem({ variantId: 1, amount: 9 })
    await turns()
    const warnings = [{ code: 'amount_capped', title: 'Máme jen 5 kusů' }]
    await held[0]!.answer(json({ ...added(cartOf(2, lineOf(1, 5))), changedAmount: 3, warnings }))
    expect(notices.getState()).toMatchObject([
      {
        kind: 'success',
        code: 'item_added',
        title: expect.stringMatching(/^3 ks /) as string,
        text: 'Produkty byly vloženy do košíku. Máme jen 5 kusů',
      },
    ])
    notices.pause()
  })

  it('shows the line immediately from its preview, and counts pieces of lines not shown yet', async () => {
    const { shop, held, turns } = heldShop()
    const store = createCartStore(shop, { initial: cartOf(1, lineOf(1, 1)) })
    const { productId, product, variant, shoppable, prices } = lineOf(2, 1)
    void store.addItem({ variantId: 2, amount: 1, preview: { productId, product, variant, shoppable, prices } })
    void store.addItem({ variantId: 1, amount: 2 })
    void store.addItem({ variantId: 3, amount: 4 })
    const { cart, count, pending, stale } = store.getState()
    expect(cart.items.map(({ id, amount }) => [id, amount])).toEqual([
      [10, 3],
      [-2, 1],
    ])
    expect({ count, pending: [...pending], stale }).toEqual({
      count: 8,
      pending: ['add:2', 'add:1', 'add:3'],
      stale: true,
    })
    expect(cart.prices).toEqual(cartOf(1).prices)
    await turns()
    expect(held.length).toBe(3)
  })

  it('never counts a piece twice when responses arrive out of order, and refetches once at the end', async () => {
    const { shop, held, turns } = heldShop()
    const store = createCartStore(shop, { initial: cartOf(1) })
    const counts: number[] = []
    store.subscribe(() => counts.push(store.getState().count))
    void store.addItem({ variantId: 1, amount: 1 })
    void store.addItem({ variantId: 2, amount: 1 })
    await turns()
    await held[1]!.answer(json(added(cartOf(3, lineOf(1, 1), lineOf(2, 1)))))
    await held[0]!.answer(json(added(cartOf(2, lineOf(1, 1)))))
    expect(held.map(({ method }) => method)).toEqual(['GET'])
    expect(store.getState()).toMatchObject({ count: 2, stale: true })
    await held[0]!.answer(json(cartOf(3, lineOf(1, 1), lineOf(2, 1))))
    expect(held).toEqual([])
    expect(store.getState().stale).toBe(false)
    expect(counts.slice(counts.indexOf(2))).toEqual(counts.slice(counts.indexOf(2)).fill(2))
  })

  it('C1.05 creates a guest cart with the first add, makes the others wait, and stores its token', async () => {
    const { shop, tokens, held, turns } = heldShop()
    tokens.set('cart', null)
    const store = createCartStore(shop)
    void store.addItem({ variantId: 1, amount: 1 })
    void store.addItem({ variantId: 2, amount: 1 })
    await turns()
    expect(held.map(({ token }) => token)).toEqual([null])
    expect(store.getState().count).toBe(2)
    await held[0]!.answer(json(added(cartOf(1, lineOf(1, 1)), 'fresh')))
    expect(tokens.get('cart')).toBe('fresh')
    expect(held.map(({ token, body }) => [token, body])).toEqual([
      ['fresh', { id: 2, amount: 1, type: 'shop_product' }],
    ])
  })

  it('C1.05 creates one guest cart when the old token was removed elsewhere', async () => {
    const { shop, tokens, held, turns } = heldShop()
    const store = createCartStore(shop, { initial: cartOf(1) })
    tokens.set('cart', null)
    void store.addItem({ variantId: 1, amount: 1 })
    void store.addItem({ variantId: 2, amount: 1 })
    await turns()
    expect(held.length).toBe(1)
  })

  it('sends two adds of one variant one after the other', async () => {
    const { shop, held, turns } = heldShop()
    const store = createCartStore(shop, { initial: cartOf(1) })
    void store.addItem({ variantId: 1, amount: 1 })
    void store.addItem({ variantId: 1, amount: 2 })
    await turns()
    expect(held.length).toBe(1)
    await held[0]!.answer(json(added(cartOf(2, lineOf(1, 1)))))
    expect(held.map(({ body }) => body)).toMatchObject([{ amount: 2 }])
    expect(store.getState()).toMatchObject({ count: 3 })
  })
})

describe('changing a line', () => {
  it('retries a removal with a lost response under the same key', async () => {
    const { shop, held, turns } = heldShop()
    const store = createCartStore(shop, { initial: cartOf(1, lineOf(1, 2)) })
    const removing = store.removeItem(10)
    await turns()
    const [first] = held
    await first!.drop()
    expect(held.map(({ method, path, key }) => [method, path, key])).toEqual([
      ['DELETE', '/cart/items/10', expect.stringMatching(/./)],
    ])
    expect(held[0]!.key).toBe(first!.key)
    await held[0]!.answer(json({ cart: cartOf(2) }))
    expect(await removing).toMatchObject({ ok: true })
  })

  it('drops the error of a rejected amount once a newer amount was set', async () => {
    const { shop, held, turns } = heldShop()
    const store = createCartStore(shop, { initial: cartOf(1, lineOf(1, 2)) })
    void store.setAmount(10, 99)
    await turns()
    const newer = store.setAmount(10, 3)
    await held[0]!.answer(refused(422, 'amount_above_maximum'))
    expect([...store.getState().errors]).toEqual([])
    await held[0]!.answer(json({ cart: cartOf(2, lineOf(1, 3)) }))
    expect(await newer).toMatchObject({ ok: true })
    expect([...store.getState().errors]).toEqual([])
  })

  it('keeps showing a confirmed amount while an add delays the cart that includes it', async () => {
    const { shop, held, turns } = heldShop()
    const store = createCartStore(shop, { initial: cartOf(1, lineOf(1, 2)) })
    const set = store.setAmount(10, 5)
    await turns()
    for (let attempt = 0; attempt < 3; attempt++) await held[0]!.drop()
    expect(held.map(({ method }) => method)).toEqual(['GET'])
    void store.addItem({ variantId: 2, amount: 1 })
    await turns()
    await held[0]!.answer(json(cartOf(2, lineOf(1, 5))))
    expect(await set).toMatchObject({ ok: true })
    expect(held.map(({ method }) => method)).toEqual(['POST'])
    expect(store.getState().cart.items.map(({ amount }) => amount)).toEqual([5])
  })
})

describe('other tabs', () => {
  it('are notified that the cart changed, without its contents', async () => {
    const posted: unknown[] = []
    const listeners: ((event: { data: unknown }) => void)[] = []
    const channel: CartChannel = {
      postMessage: (message) => void posted.push(message),
      addEventListener: (_, listener) => void listeners.push(listener),
      close() {},
    }
    const emit = (data: unknown) => listeners.forEach((listener) => listener({ data }))
    const { shop, held, turns } = heldShop()
    const store = createCartStore(shop, { initial: cartOf(1), channel })
    void store.addItem({ variantId: 1, amount: 1 })
    await turns()
    await held[0]!.answer(json(added(cartOf(2, lineOf(1, 1)))))
    expect(posted).toEqual([{ id: 'cart-1', version: 2 }])

    for (const old of [{ id: 'cart-1', version: 2 }, { id: 'cart-1', version: 1 }, 'nonsense', null]) emit(old)
    await turns()
    expect(held).toEqual([])
    emit({ id: 'cart-1', version: 3 })
    await turns()
    expect(held.map(({ method }) => method)).toEqual(['GET'])
    await held[0]!.answer(json(cartOf(3)))
    expect(store.getState()).toMatchObject({ count: 0, stale: false })

    store.close()
    emit({ id: 'cart-1', version: 9 })
    await turns()
    expect(held).toEqual([])
  })

  it('refetch when another tab has a different cart, even with a lower version', async () => {
    const listeners: ((event: { data: unknown }) => void)[] = []
    const channel: CartChannel = {
      postMessage() {},
      addEventListener: (_, listener) => void listeners.push(listener),
      close() {},
    }
    const { shop, held, turns } = heldShop()
    const store = createCartStore(shop, { initial: cartOf(5), channel })
    for (const listener of listeners) listener({ data: { id: 'cart-2', version: 1 } })
    await turns()
    expect(held.map(({ method, path }) => [method, path])).toEqual([['GET', '/cart']])
    await held[0]!.answer(json({ ...cartOf(1, lineOf(2, 3)), id: 'cart-2' }))
    expect(store.getState()).toMatchObject({ count: 3, stale: false })
  })

  it('never restores an older cart', () => {
    const { shop } = heldShop()
    const store = createCartStore(shop, { initial: cartOf(5, lineOf(1, 5)) })
    store.receive(cartOf(4, lineOf(1, 4)))
    expect(store.getState().cart.version).toBe(5)
    store.receive(cartOf(6, lineOf(1, 6)))
    expect(store.getState()).toMatchObject({ count: 6, stale: false })
  })
})
