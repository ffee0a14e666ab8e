import { describe, expect, it } from 'vitest'
import { json, refused, testShop } from '../transport/testing/test-shop.ts'
import { memoryTokens } from '../transport/tokens.ts'
import { addCartItem, getCart, removeCartItem, updateCartItem } from './calls.ts'
import { added, cartOf, lineOf } from './testing/bench.ts'
import { clearCart, removeCoupon, setCoupon, setCredits } from './whole-calls.ts'

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

describe('calls of the cart', () => {
  it('C7.12 gets the cart, priced with a shipper and a payment when they are given', async () => {
    const { shop, sent } = recorded(() => json(cart))
    expect(await getCart(shop)).toEqual({ ok: true, data: cart })
    await getCart(shop, { shipperId: 3, paymentId: 4 })
    expect(sent).toEqual(['GET /api/v1/cart', 'GET /api/v1/cart?shipper_id=3&payment_id=4'])
  })

  it('C7.15 adds pieces of a variant', async () => {
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
    expect(await removeCartItem(shop, 10)).toMatchObject({ ok: true, data: { cart } })
    expect(sent).toEqual(['DELETE /api/v1/cart/items/10'])
  })

  it('C7.16 sets the amount of a line', async () => {
    const { shop, sent } = recorded()
    expect(await updateCartItem(shop, 10, 5)).toMatchObject({ ok: true, data: { updatedItem: { id: 10 } } })
    expect(sent).toEqual(['PATCH /api/v1/cart/items/10 {"amount":5}'])
  })

  it('empties it, and puts coupons and credits on and off', async () => {
    const { shop, sent } = recorded()
    await clearCart(shop)
    await setCoupon(shop, 'VANEK10')
    await removeCoupon(shop)
    await setCredits(shop, 50)
    expect(sent).toEqual([
      'DELETE /api/v1/cart/items',
      'POST /api/v1/cart/coupon {"couponCode":"VANEK10"}',
      'DELETE /api/v1/cart/coupon',
      'POST /api/v1/cart/credits {"credits":50}',
    ])
  })

  it('all changes carry a key of their own, or the one they are given', async () => {
    const { shop, keys } = recorded()
    await addCartItem(shop, { variantId: 7, amount: 1 })
    await removeCartItem(shop, 10)
    await clearCart(shop, { idempotencyKey: 'my-own-key' })
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(new Set(keys).size).toBe(3)
    expect(keys[2]).toBe('my-own-key')
  })

  it('forget the token of a cart that is gone, but not one that took its place', async () => {
    const { shop, tokens } = recorded(() => refused(404, 'cart_not_found'))
    const first = clearCart(shop)
    tokens.set('cart', 'newer')
    expect(await first).toMatchObject({ ok: false, error: { code: 'cart_not_found' } })
    expect(tokens.get('cart')).toBe('newer')
    await clearCart(shop)
    expect(tokens.has('cart')).toBe(false)
  })
})
