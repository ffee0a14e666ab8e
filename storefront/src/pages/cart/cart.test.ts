import { memoryTokens } from '@vanek/sdk'
import { emptyCart } from '@vanek/sdk/cart'
import { describe, expect, it } from 'vitest'
import { lineName } from '../../entities/cart/line.tsx'
import { cartSaid } from '../../features/cart/commands/intent.ts'
import { checkoutBackEnd, fullCart } from '../../testing/checkout-world.ts'
import { asked, pageEnv, posted, refusal, wayOf } from '../../testing/page-env.ts'
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
    await expect(loader(asked('/kosik'), env)).resolves.toMatchObject({
      cart: fullCart,
      deliveryFrom: { price: { withTax: 99, withoutTax: 81.82 } },
    })
  })

  it('shows what the payments cost before one is chosen, and stands without the answer', async () => {
    const payments = [
      { id: 1, priceWithTax: 39, priceWithoutTax: 32.23 },
      { id: 2, priceWithTax: 0, priceWithoutTax: 0 },
    ]
    const { env } = pageEnv(
      checkoutBackEnd({ more: ({ path }) => (path === '/api/v1/cart/payments' ? Response.json(payments) : undefined) }),
    )
    await expect(loader(asked('/kosik'), env)).resolves.toMatchObject({
      fees: { least: { withTax: 0 }, most: { withTax: 39 } },
    })
    const failing = pageEnv(
      checkoutBackEnd({ more: ({ path }) => (path === '/api/v1/cart/payments' ? refusal(500, 'server') : undefined) }),
    )
    await expect(loader(asked('/kosik'), failing.env)).resolves.toMatchObject({ fees: null, cart: fullCart })
  })

  it('asks nobody for the cart of somebody who has none', async () => {
    const { env, calls } = pageEnv(checkoutBackEnd(), { tokens: memoryTokens() })
    await expect(loader(asked('/kosik'), env)).resolves.toMatchObject({ cart: emptyCart(env.shop), deliveryFrom: null })
    expect(calls).toEqual([])
  })

  it('is empty when the cart is gone', async () => {
    const { env } = pageEnv(() => refusal(404, 'cart_not_found'))
    await expect(loader(asked('/kosik'), env)).resolves.toMatchObject({ cart: { items: [] } })
  })
})

describe('forms of the cart without scripts', () => {
  it('add and lead back to the cart', async () => {
    const { env, calls } = pageEnv(() => Response.json(added), { tokens: memoryTokens() })
    const way = await wayOf(action(posted('/kosik', { intent: 'add', variantId: '51', amount: '2' }), env))
    expect(way).toBe('303 /kosik')
    expect(calls).toMatchObject([{ method: 'POST', path: '/api/v1/cart/items', body: { id: 51, amount: 2 } }])
  })

  it('add a set, and say what of it was left out and why', async () => {
    const outcome = (title: string | null) => ({ id: 51, added: title === null, code: title && 'out_of_stock', title })
    const answer = (...titles: readonly (string | null)[]) => ({
      ...{ cart: fullCart, warnings: [], meta: { custom: { guestCartToken: 'new' } } },
      ...{ added: titles.filter((title) => title === null).length, results: titles.map(outcome) },
    })
    const send = async (given: object) => {
      const { env, calls } = pageEnv(() => Response.json(given), { tokens: memoryTokens() })
      const way = await wayOf(action(posted('/kosik', { intent: 'batch', item: '51:2' }), env))
      return { way, calls, said: cartSaid.take(env.cookies) }
    }
    const whole = await send(answer(null))
    expect(whole).toMatchObject({ way: '303 /kosik', said: null })
    expect(whole.calls).toMatchObject([{ path: '/api/v1/cart/items/batch', body: { items: [{ id: 51, amount: 2 }] } }])
    const { said } = await send({ ...answer('Není skladem.', null), added: 0 })
    expect(said).toMatchObject({ kind: 'partly', texts: ['Není skladem.', expect.stringContaining('0')] })
  })

  it.each([
    ['add', { variantId: '51', amount: '50' }],
    ['set', { itemId: String(fullCart.items[0]?.id), amount: '50' }],
  ])('%s no more than there is, and say how much and why', async (intent, fields) => {
    const warnings = [{ code: 'amount_capped', title: 'Skladem je jen 1 ks.' }]
    const { env } = pageEnv(() => Response.json({ ...added, warnings }))
    expect(await wayOf(action(posted('/kosik', { intent, ...fields }), env))).toBe('303 /kosik')
    const name = lineName(fullCart.items[0]!)
    expect(cartSaid.take(env.cookies)).toEqual({ kind: 'partly', texts: [`${name}: Skladem je jen 1 ks.`] })
  })

  it('put back what is left of a removed line, and say what is not', async () => {
    const results = [{ id: 51, added: true, code: 'amount_capped', title: 'Skladem je jen 1 ks.' }]
    const { env } = pageEnv(() => Response.json({ ...added, added: 1, results }))
    expect(await wayOf(action(posted('/kosik', { intent: 'restore', lines: '51x2' }), env))).toBe('303 /kosik')
    expect(cartSaid.take(env.cookies)).toEqual({ kind: 'partly', texts: ['Skladem je jen 1 ks.'] })
  })

  it('add once more when the cart was gone', async () => {
    const { env, calls } = pageEnv(() => (calls.length === 1 ? refusal(404, 'cart_not_found') : Response.json(added)))
    await expect(action(posted('/kosik', { intent: 'add', variantId: '51' }), env)).resolves.toMatchObject({
      status: 303,
    })
    expect(calls).toHaveLength(2)
  })

  it('lead to the cart as it is, with a word on it, if nobody knows whether it was changed', async () => {
    const { env } = pageEnv(() => new Response('', { status: 504 }))
    await expect(wayOf(action(posted('/kosik', { intent: 'add', variantId: '51' }), env))).resolves.toBe('303 /kosik')
    expect(cartSaid.take(env.cookies)).toEqual({ kind: 'unsure' })
  })

  it('say at the line why it was refused', async () => {
    const { env } = pageEnv(() => refusal(409, 'out_of_stock', 'amount', 'Máme už jen 2 kusy.'))
    const answer = await action(posted('/kosik', { intent: 'set', itemId: '1', amount: '9' }), env)
    expect(answer).toMatchObject({
      data: { kind: 'set', itemId: 1, text: 'Máme už jen 2 kusy.' },
      init: { status: 422 },
    })
  })

  it('keep the coupon as it was typed', async () => {
    const { env } = pageEnv(() => refusal(422, 'coupon_invalid', 'couponCode', 'Tento kupón neplatí.'))
    const answer = await action(posted('/kosik', { intent: 'coupon', couponCode: 'LETO' }), env)
    expect(answer).toMatchObject({ data: { kind: 'coupon', typed: 'LETO', text: 'Tento kupón neplatí.' } })
  })

  it('keep the coupon as it was typed when too many were tried', async () => {
    const late = () => refusal(429, 'rate_limited', null, 'Pokusů bylo příliš mnoho. Zkuste to prosím za chvíli.')
    const answer = await action(posted('/kosik', { intent: 'coupon', couponCode: 'LETO' }), pageEnv(late).env)
    expect(answer).toMatchObject({
      data: { kind: 'coupon', typed: 'LETO', text: 'Pokusů bylo příliš mnoho. Zkuste to prosím za chvíli.' },
      init: { status: 422 },
    })
  })

  it('refuse what is no form', async () => {
    const { env } = pageEnv(checkoutBackEnd())
    const request = new Request('http://own.test/kosik', {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    })
    await expect(action({ request, params: {} }, env)).rejects.toMatchObject({ status: 400 })
  })
})
