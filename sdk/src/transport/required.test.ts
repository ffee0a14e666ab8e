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

const reads: readonly [string, Call][] = [
  ['products', (shop) => getListing(shop, { path: 'hadice' })],
  ['data', (shop) => getReviews(shop, { productId: 1 })],
  ['id', (shop) => getUser(shop)],
  ['items', (shop) => getCart(shop)],
  ['[]', (shop) => getCartShippers(shop)],
  ['[]', (shop) => getCartPayments(shop)],
  ['[]', (shop) => getOrderGifts(shop)],
]
const writes: readonly [string, Call][] = [
  ['id', (shop) => updateUser(shop, {})],
  ['cart', (shop) => addCartItem(shop, { variantId: 1, amount: 1 })],
  ['cart', (shop) => addCartItems(shop, { items: [] })],
  ['cart', (shop) => updateCartItem(shop, { itemId: 1, amount: 2 })],
  ['cart', (shop) => removeCartItem(shop, { itemId: 1 })],
  ['cart', (shop) => clearCart(shop)],
  ['cart', (shop) => setCoupon(shop, { couponCode: 'A' })],
  ['cart', (shop) => setCredits(shop, { credits: 1 })],
  ['order', (shop) => placeOrder(shop, {} as PlaceOrderParams, { idempotencyKey: 'required-1' })],
]
const over = (answer: () => unknown) => shopOver(answer, { tokens: memoryTokens({ auth: 'a'.repeat(43) }) }).shop
const lacking = (field: string, outcome: string) => ({
  ok: false,
  error: { code: 'contract', outcome, issues: [{ code: 'contract', field, title: '' }] },
})

describe('a response without a field that every caller needs is the error `contract`, which names it', () => {
  it.each(reads)('without %s', async (field, call) => {
    expect(await call(over(() => ({})))).toMatchObject(lacking(field, 'none'))
    expect(await call(over(() => ({ [field]: null })))).toMatchObject(lacking(field, 'none'))
  })

  it.each(writes)('without %s, after a write whose outcome is unknown', async (field, call) => {
    expect(await call(over(() => ({})))).toMatchObject(lacking(field, 'unknown'))
    const empty = () => new Response(null, { status: 204 })
    expect(await call(over(empty))).toMatchObject(lacking(field, 'unknown'))
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

it.each([...reads.map(([, call]) => call), getSettings])('a read may not be empty, number %#', async (call) => {
  const empty = () => new Response(null, { status: 204 })
  expect(await call(over(empty))).toMatchObject({ ok: false, error: { code: 'contract', outcome: 'none' } })
})
