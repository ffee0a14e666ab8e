import { memoryTokens } from '@vanek/sdk'
import { emptyCart } from '@vanek/sdk/cart'
import { describe, expect, it } from 'vitest'
import { lineName } from '../../entities/cart/line.tsx'
import { cartFlash } from '../../features/cart/commands/intent.ts'
import { checkoutBackEnd, fullCart } from '../../testing/checkout-world.ts'
import { loaderArgs, pageEnv, actionArgs, refusal, redirectOf } from '../../testing/page-env.ts'
import { action, loader } from './data.ts'

const added = {
  cart: fullCart,
  addedItem: fullCart.items[0],
  changedAmount: 1,
  warnings: [],
  meta: { custom: { guestCartToken: 'new' } },
}

describe('the cart page', () => {
  it('shows the cart and the lowest price of delivery (C2.01)', async () => {
    const { env } = pageEnv(checkoutBackEnd())
    await expect(loader(loaderArgs('/kosik'), env)).resolves.toMatchObject({
      cart: fullCart,
      deliveryFrom: { price: { withTax: 99, withoutTax: 81.82 } },
    })
  })

  it('shows the payment fees before one is chosen, and renders without them if they cannot be loaded', async () => {
    const payments = [
      { id: 1, priceWithTax: 39, priceWithoutTax: 32.23 },
      { id: 2, priceWithTax: 0, priceWithoutTax: 0 },
    ]
    const { env } = pageEnv(
      checkoutBackEnd({ more: ({ path }) => (path === '/api/v1/cart/payments' ? Response.json(payments) : undefined) }),
    )
    await expect(loader(loaderArgs('/kosik'), env)).resolves.toMatchObject({
      fees: { least: { withTax: 0 }, most: { withTax: 39 } },
    })
    const failing = pageEnv(
      checkoutBackEnd({ more: ({ path }) => (path === '/api/v1/cart/payments' ? refusal(500, 'server') : undefined) }),
    )
    await expect(loader(loaderArgs('/kosik'), failing.env)).resolves.toMatchObject({ fees: null, cart: fullCart })
  })

  it('sends no request for a visitor without a cart', async () => {
    const { env, calls } = pageEnv(checkoutBackEnd(), { tokens: memoryTokens() })
    await expect(loader(loaderArgs('/kosik'), env)).resolves.toMatchObject({
      cart: emptyCart(env.shop),
      deliveryFrom: null,
    })
    expect(calls).toEqual([])
  })

  it('is empty when the cart does not exist', async () => {
    const { env } = pageEnv(() => refusal(404, 'cart_not_found'))
    await expect(loader(loaderArgs('/kosik'), env)).resolves.toMatchObject({ cart: { items: [] } })
  })
})

describe('forms of the cart without scripts', () => {
  it('add and redirect back to the cart', async () => {
    const { env, calls } = pageEnv(() => Response.json(added), { tokens: memoryTokens() })
    const way = await redirectOf(action(actionArgs('/kosik', { intent: 'add', variantId: '51', amount: '2' }), env))
    expect(way).toBe('303 /kosik')
    expect(calls).toMatchObject([{ method: 'POST', path: '/api/v1/cart/items', body: { id: 51, amount: 2 } }])
  })

  it('add a set, and show which items were left out and why', async () => {
    const outcome = (title: string | null) => ({ id: 51, added: title === null, code: title && 'out_of_stock', title })
    const answer = (...titles: readonly (string | null)[]) => ({
      ...{ cart: fullCart, warnings: [], meta: { custom: { guestCartToken: 'new' } } },
      ...{ added: titles.filter((title) => title === null).length, results: titles.map(outcome) },
    })
    const send = async (given: object) => {
      const { env, calls } = pageEnv(() => Response.json(given), { tokens: memoryTokens() })
      const way = await redirectOf(action(actionArgs('/kosik', { intent: 'batch', item: '51:2' }), env))
      return { way, calls, flash: cartFlash.take(env.cookies) }
    }
    const complete = await send(answer(null))
    expect(complete).toMatchObject({ way: '303 /kosik', flash: null })
    expect(complete.calls).toMatchObject([
      { path: '/api/v1/cart/items/batch', body: { items: [{ id: 51, amount: 2 }] } },
    ])
    const { flash } = await send({ ...answer('Není skladem.', null), added: 0 })
    expect(flash).toMatchObject({ kind: 'partly', texts: ['Není skladem.', expect.stringContaining('0')] })
  })

  it.each([
    ['add', { variantId: '51', amount: '50' }],
    ['set', { itemId: String(fullCart.items[0]?.id), amount: '50' }],
  ])('%s at most the available amount, and show how much and why', async (intent, fields) => {
    const warnings = [{ code: 'amount_capped', title: 'Skladem je jen 1 ks.' }]
    const { env } = pageEnv(() => Response.json({ ...added, warnings }))
    expect(await redirectOf(action(actionArgs('/kosik', { intent, ...fields }), env))).toBe('303 /kosik')
    const name = lineName(fullCart.items[0]!)
    expect(cartFlash.take(env.cookies)).toEqual({ kind: 'partly', texts: [`${name}: Skladem je jen 1 ks.`] })
  })

  it('restore the available amount of a removed line, and show what is missing', async () => {
    const results = [{ id: 51, added: true, code: 'amount_capped', title: 'Skladem je jen 1 ks.' }]
    const { env } = pageEnv(() => Response.json({ ...added, added: 1, results }))
    expect(await redirectOf(action(actionArgs('/kosik', { intent: 'restore', lines: '51x2' }), env))).toBe('303 /kosik')
    expect(cartFlash.take(env.cookies)).toEqual({ kind: 'partly', texts: ['Skladem je jen 1 ks.'] })
  })

  it('add again when the cart did not exist', async () => {
    const { env, calls } = pageEnv(() => (calls.length === 1 ? refusal(404, 'cart_not_found') : Response.json(added)))
    await expect(action(actionArgs('/kosik', { intent: 'add', variantId: '51' }), env)).resolves.toMatchObject({
      status: 303,
    })
    expect(calls).toHaveLength(2)
  })

  it('redirect to the current cart with a message if the result is unknown', async () => {
    const { env } = pageEnv(() => new Response('', { status: 504 }))
    await expect(redirectOf(action(actionArgs('/kosik', { intent: 'add', variantId: '51' }), env))).resolves.toBe(
      '303 /kosik',
    )
    expect(cartFlash.take(env.cookies)).toEqual({ kind: 'unsure' })
  })

  it('show at the line why it was refused', async () => {
    const { env } = pageEnv(() => refusal(409, 'out_of_stock', 'amount', 'Máme už jen 2 kusy.'))
    const answer = await action(actionArgs('/kosik', { intent: 'set', itemId: '1', amount: '9' }), env)
    expect(answer).toMatchObject({
      data: { kind: 'set', itemId: 1, text: 'Máme už jen 2 kusy.' },
      init: { status: 422 },
    })
  })

  it('keep the typed coupon', async () => {
    const { env } = pageEnv(() => refusal(422, 'coupon_invalid', 'couponCode', 'Tento kupón neplatí.'))
    const answer = await action(actionArgs('/kosik', { intent: 'coupon', couponCode: 'LETO' }), env)
    expect(answer).toMatchObject({ data: { kind: 'coupon', typed: 'LETO', text: 'Tento kupón neplatí.' } })
  })

  it('keep the typed coupon after too many attempts', async () => {
    const late = () => refusal(429, 'rate_limited', null, 'Pokusů bylo příliš mnoho. Zkuste to prosím za chvíli.')
    const answer = await action(actionArgs('/kosik', { intent: 'coupon', couponCode: 'LETO' }), pageEnv(late).env)
    expect(answer).toMatchObject({
      data: { kind: 'coupon', typed: 'LETO', text: 'Pokusů bylo příliš mnoho. Zkuste to prosím za chvíli.' },
      init: { status: 422 },
    })
  })

  it.each(['500', 'pět', ''])('keep the typed credits %j', async (typed) => {
    const { env } = pageEnv(checkoutBackEnd())
    const answer = await action(actionArgs('/kosik', { intent: 'credits', credits: typed }), env)
    expect(answer).toMatchObject({ data: { kind: 'credits', typed }, init: { status: 422 } })
  })

  it('refuse a request that is not a form', async () => {
    const { env } = pageEnv(checkoutBackEnd())
    const request = new Request('http://own.test/kosik', {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    })
    await expect(action({ request, params: {} }, env)).rejects.toMatchObject({ status: 400 })
  })
})
