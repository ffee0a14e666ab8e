import { describe, expect, it } from 'vitest'
import { memoryTokens, type Shop } from '@vanek/sdk'
import { getUser, updateUser } from '@vanek/sdk/account'
import {
  addCartItem,
  addCartItems,
  clearCart,
  getCart,
  removeCartItem,
  setCoupon,
  setCredits,
  updateCartItem,
} from '@vanek/sdk/cart'
import { getListing } from '@vanek/sdk/catalog'
import { getCartPayments, getCartShippers, getOrderGifts, placeOrder, type PlaceOrderParams } from '@vanek/sdk/checkout'
import { getReviews } from '@vanek/sdk/reviews'
import { getSettings } from '@vanek/sdk/settings'
import { shopOver } from '../testing/back-end.ts'

type Call = (shop: Shop) => Promise<unknown>

const reads: readonly [field: string, operation: string, call: Call][] = [
  ['products', 'GET /api/catalog/v2/state', (shop) => getListing(shop, { path: 'hadice' })],
  ['data', 'GET /api/v1/products/{id}/reviews', (shop) => getReviews(shop, { productId: 1 })],
  ['id', 'GET /api/v1/user', (shop) => getUser(shop)],
  ['items', 'GET /api/v1/cart', (shop) => getCart(shop)],
  ['[]', 'GET /api/v1/cart/shippers', (shop) => getCartShippers(shop)],
  ['[]', 'GET /api/v1/cart/payments', (shop) => getCartPayments(shop)],
  ['[]', 'GET /api/v1/order-gifts', (shop) => getOrderGifts(shop)],
]
const writes: readonly [field: string, operation: string, call: Call][] = [
  ['id', 'PATCH /api/v1/user', (shop) => updateUser(shop, {})],
  ['cart', 'POST /api/v1/cart/items', (shop) => addCartItem(shop, { variantId: 1, amount: 1 })],
  ['cart', 'POST /api/v1/cart/items/batch', (shop) => addCartItems(shop, { items: [] })],
  ['cart', 'PATCH /api/v1/cart/items/{id}', (shop) => updateCartItem(shop, { itemId: 1, amount: 2 })],
  ['cart', 'DELETE /api/v1/cart/items/{id}', (shop) => removeCartItem(shop, { itemId: 1 })],
  ['cart', 'DELETE /api/v1/cart/items', (shop) => clearCart(shop)],
  ['cart', 'POST /api/v1/cart/coupon', (shop) => setCoupon(shop, { couponCode: 'A' })],
  ['cart', 'POST /api/v1/cart/credits', (shop) => setCredits(shop, { credits: 1 })],
  [
    'order',
    'POST /api/v1/cart/place',
    (shop) => placeOrder(shop, {} as PlaceOrderParams, { idempotencyKey: 'required-1' }),
  ],
]
const over = (answer: () => unknown) => shopOver(answer, { tokens: memoryTokens({ auth: 'a'.repeat(43) }) }).shop
const lacking = (field: string, outcome: string) => ({
  ok: false,
  error: { code: 'contract', retryable: false, outcome, issues: [{ code: 'contract', field, title: '' }] },
})

describe('a response without a field that every caller needs is the error `contract`, which names operation and field', () => {
  it.each(reads)('without %s of %s', async (field, operation, call) => {
    expect(await call(over(() => ({})))).toMatchObject(lacking(`${operation}.${field}`, 'none'))
    expect(await call(over(() => ({ [field]: null })))).toMatchObject(lacking(`${operation}.${field}`, 'none'))
  })

  it.each(writes)('without %s of %s, after a write whose outcome is unknown', async (field, operation, call) => {
    expect(await call(over(() => ({})))).toMatchObject(lacking(`${operation}.${field}`, 'unknown'))
    const empty = () => new Response(null, { status: 204 })
    expect(await call(over(empty))).toMatchObject(lacking(`${operation}.${field}`, 'unknown'))
  })
})

it.each([0, false, []])('%j is a value of a required field', async (value) => {
  expect(
    await getReviews(
      over(() => ({ data: value })),
      { productId: 1 },
    ),
  ).toMatchObject({ ok: true })
})

it.each([...reads.map(([, , call]) => call), getSettings])('a read may not be empty, number %#', async (call) => {
  const empty = () => new Response(null, { status: 204 })
  expect(await call(over(empty))).toMatchObject({ ok: false, error: { code: 'contract', outcome: 'none' } })
})
