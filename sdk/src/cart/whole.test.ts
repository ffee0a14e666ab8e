import { createCartStore, type CartItem, type CartRules } from '@vanek/sdk/cart'
import { cs } from '@vanek/sdk/i18n/cs'
import { createNoticeStore } from '@vanek/sdk/notices'
import { beforeAll, describe, expect, it } from 'vitest'
import { json, refused } from '../transport/testing/test-shop.ts'
import { added, cartOf, heldShop, lineOf, warmUp } from './testing/bench.ts'

beforeAll(async () => {
  await Promise.all([warmUp(), import('./send-whole.ts'), import('./clean-up.ts'), import('./rules/batch-notices.ts')])
})

const start = ({
  cart = cartOf(1, lineOf(1, 2)),
  rules,
}: { cart?: ReturnType<typeof cartOf>; rules?: CartRules } = {}) => {
  const bench = heldShop()
  const notices = createNoticeStore({ clock: { now: () => 0, sleep: () => new Promise(() => {}) } })
  const store = createCartStore(bench.shop, { initial: cart, notices, messages: cs, rules })
  const shownNotices = () => notices.getState().map(({ id: _id, about: _about, ...notice }) => notice)
  return { ...bench, store, shownNotices }
}
const line = (method: string, path: string, key: string | null) => ({ method, path, key })

describe('clearing the cart', () => {
  it('C7.13 shows it empty immediately, waits for requests in flight, and holds back later ones', async () => {
    const { store, held, turns } = start()
    void store.setAmount(10, 5)
    void store.clear()
    const last = store.addItem({ variantId: 2, amount: 3 })
    await turns()
    expect([store.getState().cart.items, store.getState().count]).toEqual([[], 3])
    expect(held.map(({ method, path }) => [method, path])).toEqual([['PATCH', '/cart/items/10']])
    await held[0]!.answer(json({ cart: cartOf(2, lineOf(1, 5)) }))
    expect(held.map(({ method, path }) => [method, path])).toEqual([['DELETE', '/cart/items']])
    expect(store.getState().pending).toContain('clear')
    await held[0]!.answer(json({ cart: cartOf(3) }))
    expect(held.map(({ method, body }) => [method, body])).toEqual([
      ['POST', { id: 2, amount: 3, type: 'shop_product' }],
    ])
    const cart = cartOf(4, lineOf(2, 3))
    await held[0]!.answer(json(added(cart)))
    expect(await last).toMatchObject({ ok: true })
    expect(store.getState().cart.items.map(({ id }) => id)).toEqual([20])
  })

  it('C7.13 restores the items when clearing is rejected', async () => {
    const { store, held, turns } = start()
    const cleared = store.clear()
    await turns()
    await held[0]!.answer(refused(429, 'rate_limited', { 'Retry-After': '60' }))
    expect(await cleared).toMatchObject({ ok: false, error: { code: 'rate_limited' } })
    expect([store.getState().count, store.getState().errors.get('clear')?.code]).toEqual([2, 'rate_limited'])
  })

  it('does not retry an add with an unknown outcome once the cart was cleared after it', async () => {
    const { store, held, turns } = start()
    const lost = store.addItem({ variantId: 2, amount: 1 })
    await turns()
    void store.clear()
    for (let attempt = 0; attempt < 3; attempt++) await held[0]!.drop()
    expect(await lost).toMatchObject({ ok: false, error: { outcome: 'unknown' } })
    expect(held.map(({ method }) => method)).toEqual(['DELETE'])
    await held[0]!.answer(json({ cart: cartOf(3) }))
    await held[0]!.answer(json(cartOf(3)))
    expect([held.length, store.getState().cart.items, store.getState().stale]).toEqual([0, [], false])
  })
})

describe('coupons and credits', () => {
  it('C7.21 C8.24 returns the error of a rejected coupon to the caller and clears it with the next coupon', async () => {
    const { store, held, turns } = start()
    const coupon = store.setCoupon(' STARY ')
    void store.setAmount(10, 3)
    await turns()
    expect(held.map(({ body }) => body)).toEqual([{ couponCode: 'STARY' }, { amount: 3 }])
    await held[0]!.answer(refused(422, 'coupon_expired'))
    expect(await coupon).toMatchObject({
      ok: false,
      error: { code: 'coupon_expired', issues: [{ title: 'It is coupon_expired' }] },
    })
    expect([...store.getState().errors.keys()]).toEqual(['coupon'])
    expect([...store.getState().pending]).toEqual(['line:10'])
    void store.setCoupon('LETO10')
    expect([...store.getState().errors.keys()]).toEqual([])
  })

  it('C7.22 C7.23 sends coupons and credits in separate queues, and only the latest waiting value', async () => {
    const { store, held, turns } = start()
    void store.setCredits(10)
    void store.setCredits(20)
    void store.setCredits(30)
    void store.removeCoupon()
    await turns()
    expect(held.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/cart/credits', { credits: 10 }],
      ['DELETE', '/cart/coupon', undefined],
    ])
    await held[0]!.answer(json({ cart: { ...cartOf(2, lineOf(1, 2)), credits: 10 } }))
    expect(held.map(({ body }) => body)).toEqual([undefined, { credits: 30 }])
  })
})

describe('adding several lines', () => {
  const items = [
    { variantId: 2, amount: 3 },
    { variantId: 1, amount: 1 },
  ]
  const results = [
    { id: 2, added: false, code: 'out_of_stock', title: 'Není skladem' },
    { id: 1, added: true, code: null, title: null },
  ]
  const batch = {
    cart: cartOf(2, lineOf(1, 3)),
    added: 1,
    total: 2,
    results,
    meta: { custom: { guestCartToken: 'new' } },
  }

  it('C7.17 C8.10 shows the items immediately, sends them in one request under one key, then refetches the cart', async () => {
    const { store, held, turns, tokens } = start()
    const done = store.addItems(items)
    await turns()
    expect([store.getState().count, store.getState().cart.items[0]?.amount]).toEqual([6, 3])
    expect([...store.getState().pending]).toEqual(['batch'])
    const [{ key, body }] = held as [(typeof held)[number]]
    expect(body).toEqual({
      items: items.map(({ variantId, amount }) => ({ id: variantId, amount, type: 'shop_product' })),
    })
    await held[0]!.drop()
    expect(held.map((own) => line(own.method, own.path, own.key))).toEqual([line('POST', '/cart/items/batch', key)])
    await held[0]!.answer(json(batch))
    expect(tokens.get('cart')).toBe('new')
    expect(held.map(({ method }) => method)).toEqual(['GET'])
    expect(await done).toMatchObject({ ok: true, data: { added: 1, total: 2, results } })
    await held[0]!.answer(json(cartOf(2, lineOf(1, 3))))
    expect([store.getState().count, store.getState().stale]).toEqual([3, false])
  })

  it('C8.07 C8.09 reports the items that were not added', async () => {
    const { store, held, turns, shownNotices } = start()
    const done = store.addItems(items)
    await turns()
    await held[0]!.answer(json(batch))
    await done
    expect(shownNotices().map(({ kind, text, durationMs }) => [kind, text, durationMs])).toEqual([
      ['info', 'Není skladem', 6000],
      ['success', 'Položky vložené do košíku: 1, celkem jich bylo 2', 5000],
    ])
  })

  it('C8.09 names the total of the caller, with lines that were not sent', async () => {
    const { store, held, turns, shownNotices } = start()
    const done = store.addItems([{ variantId: 1, amount: 1 }], { total: 3 })
    await turns()
    await held[0]!.answer(json({ ...batch, total: 1, results: results.slice(1) }))
    await done
    expect(shownNotices().map(({ text }) => text)).toEqual(['Položky vložené do košíku: 1, celkem jich bylo 3'])
  })

  it('C8.06 sends the same items again under the key of the caller', async () => {
    const { store, held, turns } = start()
    for (let press = 0; press < 2; press++) {
      const done = store.addItems(items, { idempotencyKey: 'same-key' })
      await turns()
      expect(held.map(({ key }) => key)).toEqual(['same-key'])
      await held[0]!.answer(json(batch))
      await done
      await held[0]!.answer(json(cartOf(2, lineOf(1, 3))))
    }
  })
})

describe('a shop with shopping disabled', () => {
  it.each([
    ['the text of the shop', 'Do pondělí probíhá inventura.', 'Do pondělí probíhá inventura.'],
    ['the default text', null, cs.shopping_disabled],
  ])('C5.44 C8.03 adds nothing and warns with %s', async (_, text, shown) => {
    const { store, held, shownNotices, turns } = start({ rules: { shoppingDisabled: true, text } })
    const one = await store.addItem({ variantId: 2, amount: 1 })
    const many = await store.addItems([{ variantId: 2, amount: 1 }])
    await turns()
    expect([one, many]).toMatchObject([
      { ok: false, error: { code: 'shopping_disabled' } },
      { ok: false, error: { code: 'shopping_disabled' } },
    ])
    expect([held.length, store.getState().count]).toEqual([0, 2])
    expect(shownNotices()).toMatchObject([{ kind: 'warning', code: 'shopping_disabled', text: shown }])
  })

  it('C8.03 warns when only the back end knows that shopping is disabled', async () => {
    const { store, held, shownNotices, turns } = start()
    const done = store.addItem({ variantId: 2, amount: 1 })
    await turns()
    await held[0]!.answer(refused(409, 'shopping_disabled'))
    await done
    expect(shownNotices()).toMatchObject([{ kind: 'warning', text: 'It is shopping_disabled' }])
  })
})

describe('invalid lines', () => {
  const bad = [
    lineOf(2, 1, { product: null, name: 'Alba, bílá' }),
    lineOf(3, 1, { variant: null }),
    lineOf(4, 1, { shoppable: null }),
  ]

  it('C4.37 C4.38 C4.39 C8.04 C8.05 removes them one by one, shows a notice for 30 s for each, then refetches the cart', async () => {
    const { store, held, shownNotices, turns } = start({ cart: cartOf(1) })
    store.receive(cartOf(2, lineOf(1, 2), ...bad))
    await turns()
    const left = [lineOf(1, 2), ...bad]
    for (const id of [20, 30, 40]) {
      expect(held.map(({ method, path }) => [method, path])).toEqual([['DELETE', `/cart/items/${id}`]])
      left.splice(1, 1)
      await held[0]!.answer(json({ cart: cartOf(id, ...left) }))
    }
    expect(held.map(({ method, path }) => [method, path])).toEqual([['GET', '/cart']])
    expect(shownNotices()).toEqual(
      [20, 30, 40].map((id) => ({
        kind: 'danger',
        code: 'invalid_add_to_cart',
        ...(id === 20 && { title: 'Alba, bílá' }),
        text: cs.line_removed,
        durationMs: 30_000,
      })),
    )
    expect(cs.line_removed).toBe(
      'Některé produkty, které jste měli v košíku od minula, jsme museli z košíku odstranit z důvodu změny označení v našem skladu.',
    )
    await held[0]!.answer(json(cartOf(40, lineOf(1, 2))))
    expect([held.length, store.getState().cart.items.map(({ id }) => id)]).toEqual([0, [10]])
  })

  it('C4.37 removes them from a server-rendered cart once it is loaded', async () => {
    const { store, held, turns } = start({ cart: cartOf(1, lineOf(1, 1, { items: bad.slice(0, 1) })) })
    await turns()
    expect(held).toHaveLength(0)
    expect(await store.load()).toMatchObject({ ok: true })
    await turns()
    expect(held.map(({ method, path }) => [method, path])).toEqual([['DELETE', '/cart/items/20']])
  })

  it('C4.38 shows a notice when another tab removed the line first, but not when the removal fails', async () => {
    const { store, held, shownNotices, turns } = start({ cart: cartOf(1) })
    store.receive(cartOf(2, ...bad.slice(0, 2)))
    await turns()
    await held[0]!.answer(refused(404, 'not_found'))
    expect(shownNotices()).toHaveLength(1)
    const left = cartOf(3, bad[1] as CartItem)
    // retried once with the refetched cart, then not until the next one
    for (let requested = 0; held[0] && requested < 9; requested++)
      await held[0].answer(held[0].method === 'GET' ? json(left) : refused(401, 'unauthorized'))
    expect(held).toHaveLength(0)
    expect(shownNotices()).toHaveLength(1)
    expect(store.getState().cart.items.map(({ id }) => id)).toEqual([30])
  })
})

describe('a change with a lost response', () => {
  const lost = async (change: (store: ReturnType<typeof start>['store']) => Promise<unknown>, found: object) => {
    const { store, held, turns } = start()
    const changing = change(store)
    await turns()
    for (let attempt = 0; attempt < 3; attempt++) await held[0]!.drop()
    expect(held.map(({ method, path }) => [method, path])).toEqual([['GET', '/cart']])
    await held[0]!.answer(json({ ...cartOf(2, lineOf(1, 2)), ...found }))
    return changing
  }
  const coupon = { code: 'VANEK10', title: '10 %', applies: true, reason: null }

  it('C7.21 succeeds when the cart has the coupon, ignoring case', async () => {
    expect(await lost((store) => store.setCoupon('Vanek10'), { coupon })).toMatchObject({ ok: true })
    expect(await lost((store) => store.setCoupon('JINY'), { coupon })).toMatchObject({ ok: false })
  })

  it('C7.13 C7.14 C7.16 succeeds when the items are gone or have the requested amount, otherwise fails', async () => {
    const [gone, there, more] = [{ items: [] }, {}, { items: [lineOf(1, 5)] }]
    expect(await lost((store) => store.clear(), gone)).toMatchObject({ ok: true })
    expect(await lost((store) => store.clear(), there)).toMatchObject({ ok: false })
    expect(await lost((store) => store.removeItem(10), gone)).toMatchObject({ ok: true })
    expect(await lost((store) => store.removeItem(10), there)).toMatchObject({ ok: false })
    expect(await lost((store) => store.setAmount(10, 5), more)).toMatchObject({ ok: true })
    expect(await lost((store) => store.setAmount(10, 5), there)).toMatchObject({ ok: false })
  })

  it('C7.23 succeeds when the cart has the requested credits, otherwise fails', async () => {
    expect(await lost((store) => store.setCredits(50), { credits: 50 })).toMatchObject({ ok: true })
    const error = { code: 'network', outcome: 'unknown' }
    expect(await lost((store) => store.setCredits(50), { credits: 0 })).toMatchObject({ ok: false, error })
  })
})
