import { beforeAll, describe, expect, it } from 'vitest'
import { cs } from '../i18n/cs.ts'
import { createNoticeStore } from '../notices/store.ts'
import { json, refused } from '../transport/testing/test-shop.ts'
import { createCartStore } from './store.ts'
import { added, cartOf, heldShop, lineOf, warmUp } from './testing/bench.ts'

beforeAll(warmUp)

const items = [
  { variantId: 1, amount: 2 },
  { variantId: 2, amount: 3 },
] as const

function open() {
  const bench = heldShop()
  const notices = createNoticeStore({ clock: { now: () => 0, sleep: () => new Promise(() => {}) } })
  const to = (variantId: number) =>
    bench.held.find(({ body }) => (body as { id?: number } | undefined)?.id === variantId)!
  return { ...bench, to, notices, store: createCartStore(bench.shop, { initial: cartOf(1), notices, messages: cs }) }
}

describe('adding items with a request each', () => {
  it('B4.15 shows one notice for each call, also for the same list again and for a part of it', async () => {
    const { store, to, turns, notices } = open()
    let version = 1
    for (const [list, titles] of [
      [items, '2 ks P1,\n3 ks P2'],
      [items, '2 ks P1,\n3 ks P2'],
      [items.slice(1), '3 ks P2'],
    ] as const) {
      const adding = store.addEach(list)
      await turns()
      for (const { variantId, amount } of list) {
        const cart = cartOf(++version, lineOf(1, 2), lineOf(2, 3))
        await to(variantId).answer(json({ ...added(cart), changedAmount: amount }))
      }
      expect(await adding).toMatchObject({ ok: true, data: list.map(() => ({ ok: true })) })
      expect(notices.getState().at(-1)?.title).toBe(titles)
    }
    expect(await store.addEach([])).toEqual({ ok: true, data: [] })
  })

  it('B4.15 resolves to the results in the order of the items, and names only what was added', async () => {
    const { store, to, turns, notices } = open()
    const adding = store.addEach(items)
    await turns()
    await to(1).answer(refused(422, 'out_of_stock'))
    await to(2).answer(json({ ...added(cartOf(2, lineOf(2, 3))), changedAmount: 3 }))
    expect(await adding).toMatchObject({
      ok: true,
      data: [{ ok: false, error: { code: 'out_of_stock' } }, { ok: true }],
    })
    expect(notices.getState()).toMatchObject([{ title: '3 ks P2', about: 2 }])
  })
  it('C5.44 sends nothing and warns once while the shop does not sell', async () => {
    const { shop, held, turns, notices } = open()
    const rules = { shoppingDisabled: true, text: 'Dnes neprodáváme.' }
    const store = createCartStore(shop, { initial: cartOf(1), notices, messages: cs, rules })
    const adding = store.addEach(items)
    await turns()
    expect(await adding).toMatchObject({ ok: false, error: { code: 'shopping_disabled' } })
    expect([held.length, notices.getState().map(({ text }) => text)]).toEqual([0, ['Dnes neprodáváme.']])
  })
})
