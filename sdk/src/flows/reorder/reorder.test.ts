import { describe, expect, it } from 'vitest'
import { createCartStore, emptyCart, type Cart } from '@vanek/sdk/cart'
import { reorder } from '@vanek/sdk/flows'
import { cs } from '@vanek/sdk/i18n/cs'
import { createNoticeStore } from '@vanek/sdk/notices'
import { trackCart, type TrackingEvent } from '@vanek/sdk/tracking'
import { orderLine, orderWith } from '../../account/testing/people.ts'
import { cartOf, lineOf } from '../../cart/testing/bench.ts'
import { memoryTokens } from '../../transport/tokens.ts'
import { type Handler, refuse, shopOver } from '../../testing/back-end.ts'

const fine = { added: true, code: null, title: null }

/** A shop over a handler, the cart's store and its notices. */
function cartOver(handler: Handler) {
  const { shop, seen } = shopOver(handler, { tokens: memoryTokens({ auth: 'T' }) })
  const notices = createNoticeStore()
  const cart = createCartStore(shop, { initial: { ...emptyCart(shop), id: 'c-1', version: 1 } })
  return { shop, seen, notices, cart, options: { messages: cs, notices } }
}

const responseOf = (results: readonly object[]) => {
  const { shop } = shopOver(() => null)
  const cart = { ...emptyCart(shop), id: 'c-1', version: 4 }
  const added = results.filter((own) => (own as typeof fine).added).length
  return { cart, added, total: results.length, results, meta: { custom: { guestCartToken: null } } }
}

describe('reorder', () => {
  it('adds the items of an order in one request and updates the cart store', async () => {
    const { shop, seen, notices, cart, options } = cartOver(() => responseOf([fine, fine]))
    const order = orderWith(orderLine(1, { amount: 2 }), orderLine(2))
    expect(await reorder(shop, { cart, order, ...options }, { idempotencyKey: 'k-1' })).toEqual({
      ok: true,
      data: { added: 2, total: 2, missing: [], capped: [] },
    })
    expect(seen).toHaveLength(1)
    expect(seen[0]).toMatchObject({
      ...{ method: 'POST', path: '/api/v1/cart/items/batch' },
      body: {
        items: [
          { id: 10, amount: 2 },
          { id: 20, amount: 1 },
        ],
      },
    })
    expect(seen[0]?.headers.get('Idempotency-Key')).toBe('k-1')
    expect(cart.getState().cart).toMatchObject({ id: 'c-1', version: 4 })
    expect(notices.getState()).toMatchObject([{ kind: 'success', code: 'item_added', text: cs.item_added }])
  })

  it('leaves out discounts and free items', async () => {
    const { shop, seen, cart, options } = cartOver(() => responseOf([fine]))
    const free = { unitWithTax: 0, unitWithoutTax: 0, totalWithTax: 0, totalWithoutTax: 0 }
    const off = { unitWithTax: -50, unitWithoutTax: -41, totalWithTax: -50, totalWithoutTax: -41 }
    const order = orderWith(
      orderLine(1),
      orderLine(2, { prices: free }),
      orderLine(3, { variantId: null, prices: off, attributes: { discount: true } }),
    )
    expect(await reorder(shop, { cart, order, ...options })).toMatchObject({
      data: { added: 1, total: 1, missing: [] },
    })
    expect(seen[0]?.body).toMatchObject({ items: [{ id: 10 }] })
  })

  it('reports items that were not added, and items with a capped amount', async () => {
    const { shop, notices, cart, options } = cartOver(() =>
      responseOf([
        fine,
        { added: false, code: 'out_of_stock', title: 'Snižte prosím množství.' },
        { added: true, code: 'amount_capped', title: 'Skladem jsou jen 3 ks, tolik jsme vám nechali v košíku.' },
        { added: false, code: 'not_saleable', title: 'Odeberte ho z košíku.' },
      ]),
    )
    const order = orderWith(...[1, 2, 3, 4].map((id) => orderLine(id)), orderLine(5, { variantId: null }))
    expect(await reorder(shop, { cart, order, ...options })).toEqual({
      ok: true,
      data: {
        added: 2,
        total: 5,
        missing: [
          { name: 'Větrák 2', reason: 'Teď bohužel není skladem.' },
          { name: 'Větrák 4', reason: 'Toto zboží už neprodáváme.' },
          { name: 'Větrák 5', reason: 'Toto zboží už neprodáváme.' },
        ],
        capped: [{ name: 'Větrák 3', reason: 'Skladem jsou jen 3 ks, tolik jsme vám nechali v košíku.' }],
      },
    })
    expect(notices.getState()).toMatchObject([
      {
        kind: 'warning',
        title: 'Položky vložené do košíku: 2, celkem jich bylo 5',
        text: [
          'Větrák 2: Teď bohužel není skladem.',
          'Větrák 4: Toto zboží už neprodáváme.',
          'Větrák 5: Toto zboží už neprodáváme.',
          'Větrák 3: Skladem jsou jen 3 ks, tolik jsme vám nechali v košíku.',
        ].join(' '),
        durationMs: 15_000,
      },
    ])
  })

  it('shows only the success notice when the caller shows the report', async () => {
    const outcomes = [fine, { added: false, code: 'out_of_stock', title: null }]
    const { shop, notices, cart, options } = cartOver(() => responseOf(outcomes))
    await reorder(shop, { cart, order: orderWith(orderLine(1), orderLine(2)), ...options, showsReport: true })
    expect(notices.getState()).toEqual([])
    outcomes.splice(0, 2, fine, fine)
    await reorder(shop, { cart, order: orderWith(orderLine(1), orderLine(2)), ...options, showsReport: true })
    expect(notices.getState()).toMatchObject([{ code: 'item_added' }])
  })

  it('returns a report when every item is rejected', async () => {
    const refusal = { code: 'out_of_stock', field: 'items.0', title: 'Není skladem.' }
    const { shop, notices, cart, options } = cartOver(() =>
      Response.json({ requestId: 'r', errors: [refusal] }, { status: 409 }),
    )
    expect(await reorder(shop, { cart, order: orderWith(orderLine(1)), ...options })).toEqual({
      ok: true,
      data: { added: 0, total: 1, missing: [{ name: 'Větrák 1', reason: 'Teď bohužel není skladem.' }], capped: [] },
    })
    expect(notices.getState()).toMatchObject([
      {
        kind: 'danger',
        title: 'Z této objednávky teď bohužel nejde koupit nic.',
        text: 'Větrák 1: Teď bohužel není skladem.',
      },
    ])
  })

  it('sends no request without known variants', async () => {
    const { shop, seen, options } = cartOver(() => null)
    const order = orderWith(orderLine(1, { variantId: null }))
    expect(await reorder(shop, { order, ...options })).toMatchObject({ data: { added: 0, total: 1 } })
    expect(seen).toEqual([])
  })

  it('returns an error of the whole request with a notice, and refetches the cart after an unknown outcome', async () => {
    const refused = cartOver(() => refuse(409, 'shopping_disabled', null, 'Nákup je teď pozastavený.'))
    const order = orderWith(orderLine(1))
    expect(await reorder(refused.shop, { cart: refused.cart, order, ...refused.options })).toMatchObject({
      ok: false,
      error: { code: 'shopping_disabled' },
    })
    expect(refused.notices.getState()).toMatchObject([{ kind: 'danger', text: 'Nákup je teď pozastavený.' }])
    expect(refused.seen).toHaveLength(1)
    const lost = cartOver(({ method }) => {
      if (method === 'GET') return responseOf([]).cart
      throw new TypeError('cut')
    })
    expect(await reorder(lost.shop, { cart: lost.cart, order, ...lost.options })).toMatchObject({
      error: { outcome: 'unknown' },
    })
    expect(lost.seen.filter(({ method }) => method === 'POST')).toHaveLength(3)
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(lost.seen.at(-1)?.method).toBe('GET')
  })
})

describe('reorder with cart tracking', () => {
  const order = orderWith(orderLine(1, { amount: 2 }), orderLine(2, { amount: 3 }))
  const later = () => new Promise((resolve) => setTimeout(resolve, 5))
  const goods = (id: number, quantity: number) => ({ item_id: `${id}`, item_name: `P${id}`, price: 100, quantity })

  /** Events that are tracked when a cart that was `before` becomes `after`. */
  async function eventsOf(before: Cart | undefined, after: Cart, presses = 1) {
    const { shop } = shopOver(
      ({ method }) => (method === 'GET' ? after : { ...responseOf([fine, fine]), cart: after }),
      {
        tokens: memoryTokens({ auth: 'T' }),
      },
    )
    const cart = createCartStore(shop, { initial: before })
    const events: TrackingEvent[] = []
    trackCart(cart, { track: (event) => event && void events.push(event) })
    for (let press = 0; press < presses; press++)
      await reorder(shop, { cart, order, messages: cs }, { idempotencyKey: 'k-1' })
    await later()
    expect(cart.getState()).toMatchObject({ cart: after, stale: false })
    return events
  }

  it.each([1, 2])('tracks the added amounts once: called %i times', async (presses) => {
    const before = cartOf(1, lineOf(10, 4), lineOf(30, 1))
    // fewer pieces of the second item than in the order
    const after = cartOf(2, lineOf(10, 6), lineOf(30, 1), lineOf(20, 1))
    expect(await eventsOf(before, after, presses)).toEqual([
      { name: 'add_to_cart', params: { currency: 'CZK', value: 300, items: [goods(10, 2), goods(20, 1)] } },
    ])
  })

  it('tracks all items of a new cart', async () => {
    const { shop } = shopOver(() => null)
    expect(await eventsOf(emptyCart(shop), cartOf(1, lineOf(10, 2), lineOf(20, 3)))).toEqual([
      { name: 'add_to_cart', params: { currency: 'CZK', value: 500, items: [goods(10, 2), goods(20, 3)] } },
    ])
  })

  it('tracks nothing when the previous cart is unknown', async () => {
    expect(await eventsOf(undefined, cartOf(7, lineOf(10, 6), lineOf(30, 1), lineOf(20, 3)))).toEqual([])
  })
})
