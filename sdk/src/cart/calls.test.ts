import { describe, expect, it } from 'vitest'
import { json, refused, testShop } from '../transport/testing/test-shop.ts'
import { memoryTokens } from '../transport/tokens.ts'
import { addCartItem, getCart, removeCartItem, updateCartItem } from './calls.ts'
import { getVariantsByCodes } from './coded-calls.ts'
import { added, cartOf, lineOf } from './testing/bench.ts'
import {
  addCartItems,
  clearCart,
  removeCoupon,
  saveCartAsList,
  setCoupon,
  setCredits,
  validateCart,
} from './whole-calls.ts'

const cart = cartOf(2, lineOf(1, 1))

function recorded(reply: () => Response = () => json({ ...added(cart), updatedItem: cart.items[0] })) {
  const sent: string[] = []
  const keys: (string | null)[] = []
  const tokens = memoryTokens({ cart: 'guest' })
  const shop = testShop({
    tokens,
    fetch: async (url, init = {}) => {
      const path = (url as string).replace('http://shop.test/store', '')
      sent.push([init.method, path, init.body as string | undefined].filter(Boolean).join(' '))
      keys.push(new Headers(init.headers).get('Idempotency-Key'))
      return reply()
    },
  })
  return { shop, tokens, sent, keys }
}

describe('cart calls', () => {
  it('C7.12 gets the cart, with prices for a shipper and a payment if given', async () => {
    const { shop, sent } = recorded(() => json(cart))
    expect(await getCart(shop)).toEqual({ ok: true, data: cart })
    await getCart(shop, { shipperId: 3, paymentId: 4 })
    expect(sent).toEqual(['GET /api/v1/cart', 'GET /api/v1/cart?shipper_id=3&payment_id=4'])
  })

  it('C7.15 adds an item', async () => {
    const { shop, sent } = recorded()
    const custom = { engraving: 'Jana' }
    expect(await addCartItem(shop, { variantId: 7, amount: 2 })).toMatchObject({ ok: true, data: { changedAmount: 1 } })
    await addCartItem(shop, { variantId: 7, amount: 1, newLine: true, custom })
    expect(sent).toEqual([
      'POST /api/v1/cart/items {"id":7,"amount":2,"type":"shop_product"}',
      'POST /api/v1/cart/items {"id":7,"amount":1,"type":"shop_product","newLine":true,"custom":{"engraving":"Jana"}}',
    ])
  })

  it('C7.14 removes a line', async () => {
    const { shop, sent } = recorded()
    expect(await removeCartItem(shop, { itemId: 10 })).toMatchObject({ ok: true, data: { cart } })
    expect(sent).toEqual(['DELETE /api/v1/cart/items/10'])
  })

  it('C7.16 sets the amount of a line', async () => {
    const { shop, sent } = recorded()
    expect(await updateCartItem(shop, { itemId: 10, amount: 5 })).toMatchObject({
      ok: true,
      data: { updatedItem: { id: 10 } },
    })
    expect(sent).toEqual(['PATCH /api/v1/cart/items/10 {"amount":5}'])
  })

  it('C7.12 gets the cart with prices for chosen gifts', async () => {
    const { shop, sent } = recorded(() => json(cart))
    await getCart(shop, { orderGifts: [4, 7] })
    await getCart(shop, { orderGifts: [] })
    expect(sent).toEqual(['GET /api/v1/cart?order_gifts=4%2C7', 'GET /api/v1/cart'])
  })

  it('C3.08 C3.09 sends only the fields of the contract, not the options of the client', async () => {
    const { shop, sent } = recorded()
    const item = {
      variantId: 7,
      amount: 1,
      parentId: 10,
      newLine: true,
      credits: true,
      forceAdd: true,
      custom: { a: 1 },
    }
    await addCartItem(shop, item)
    expect(JSON.parse(sent[0]!.slice('POST /api/v1/cart/items '.length))).toEqual({
      ...{ id: 7, type: 'shop_product', amount: 1, parent_id: 10 },
      ...{ newLine: true, credits: true, custom: { a: 1 } },
    })
  })

  it('C7.13 clears the cart, C7.21 sets a coupon, C7.22 removes it, C7.23 sets credits', async () => {
    const { shop, sent } = recorded()
    await clearCart(shop)
    await setCoupon(shop, { couponCode: 'VANEK10' })
    await removeCoupon(shop)
    await setCredits(shop, { credits: 50 })
    expect(sent).toEqual([
      'DELETE /api/v1/cart/items',
      'POST /api/v1/cart/coupon {"couponCode":"VANEK10"}',
      'DELETE /api/v1/cart/coupon',
      'POST /api/v1/cart/credits {"credits":50}',
    ])
  })

  it('C7.17 C1.05 adds several items under one key and stores the token of the new cart', async () => {
    const answer = { ...added(cart, 'made'), added: 1, total: 2, results: [] }
    const { shop, sent, keys, tokens } = recorded(() => json(answer))
    const items = [
      { variantId: 7, amount: 2 },
      { variantId: 8, amount: 1, newLine: true },
    ]
    expect(await addCartItems(shop, { items }, { idempotencyKey: 'import-1' })).toMatchObject({
      ok: true,
      data: { total: 2 },
    })
    expect(sent).toEqual([
      'POST /api/v1/cart/items/batch {"items":[{"id":7,"amount":2,"type":"shop_product"},{"id":8,"amount":1,"type":"shop_product","newLine":true}]}',
    ])
    expect([keys, tokens.get('cart')]).toEqual([['import-1'], 'made'])
  })

  it('C7.24 validates the cart and returns every error', async () => {
    const free = recorded(() => new Response(null, { status: 204 }))
    expect(await validateCart(free.shop)).toMatchObject({ ok: true })
    expect(free.sent).toEqual(['POST /api/v1/cart/validate'])
    const errors = ['out_of_stock', 'below_minimum_order'].map((code) => ({ code, field: null, title: code }))
    const blocked = recorded(() => json({ errors, requestId: 'r' }, { status: 409 }))
    expect(await validateCart(blocked.shop)).toMatchObject({
      ok: false,
      error: { code: 'out_of_stock', issues: errors },
    })
  })

  it('C7.36 C8.24 saves the cart as a list, and returns a rejection', async () => {
    const list = { id: 1, code: 'l-1', name: 'Koupelna', items: 2 }
    const { shop, sent } = recorded(() => json(list, { status: 201 }))
    expect(await saveCartAsList(shop, { name: 'Koupelna' })).toEqual({ ok: true, data: list })
    expect(sent).toEqual(['POST /api/v1/user/shopping-lists {"name":"Koupelna"}'])
    const conflict = recorded(() => refused(409, 'name_taken'))
    expect(await saveCartAsList(conflict.shop, { name: 'Koupelna' })).toMatchObject({
      ...{ ok: false, error: { code: 'name_taken', issues: [{ title: 'It is name_taken' }] } },
    })
  })

  it('reads variants by unique codes, and sends no request without codes', async () => {
    const variant = { code: 'A1', variantId: 7 }
    const { shop, sent } = recorded(() => json({ data: { variantsByCodes: [variant] } }))
    expect(await getVariantsByCodes(shop, { codes: [] })).toEqual({ ok: true, data: [] })
    expect(await getVariantsByCodes(shop, { codes: ['A1', 'B2', 'A1'] })).toEqual({ ok: true, data: [variant] })
    expect(sent).toHaveLength(1)
    expect(sent[0]).toContain('"variables":{"codes":["A1","B2"]}')
  })

  it('every change has its own key, or the given one', async () => {
    const { shop, keys } = recorded()
    await addCartItem(shop, { variantId: 7, amount: 1 })
    await removeCartItem(shop, { itemId: 10 })
    await clearCart(shop, {}, { idempotencyKey: 'my-own-key' })
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(new Set(keys).size).toBe(3)
    expect(keys[2]).toBe('my-own-key')
  })

  it('removes the token of a cart that no longer exists, but not a newer token', async () => {
    const { shop, tokens } = recorded(() => refused(404, 'cart_not_found'))
    const first = clearCart(shop)
    tokens.set('cart', 'newer')
    expect(await first).toMatchObject({ ok: false, error: { code: 'cart_not_found' } })
    expect(tokens.get('cart')).toBe('newer')
    await clearCart(shop)
    expect(tokens.has('cart')).toBe(false)
  })
})
