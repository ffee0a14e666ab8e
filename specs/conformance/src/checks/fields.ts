import type { Check } from '../check.ts'
import { newKey } from '../shop.ts'

const promise = 'Fields that an operation does not define are rejected with `validation`.'

/** Fields that clients must not set. */
export const fieldChecks: readonly Check[] = [
  {
    id: 'fields/line',
    title: 'An item cannot be given a price',
    operation: 'addCartItem',
    promise,
    impact: 'Shoppers can set their own prices.',
    async run({ request, expectError, shop }) {
      const { id } = await shop.inStock()
      for (const extra of [
        { price: 1 },
        { prices: { unitWithTax: 1 } },
        { unitWithTax: 1 },
        { discount: 99 },
        { cart_id: 1 },
      ])
        expectError(await request('addCartItem', { body: { id, amount: 1, ...extra }, key: newKey() }), 'validation')
    },
  },
  {
    id: 'fields/amount',
    title: 'A quantity change cannot change anything else',
    operation: 'updateCartItem',
    promise,
    impact: 'Shoppers can set their own prices.',
    async run({ request, expectError, shop }) {
      const { token: cart, added } = await shop.createCart({ id: (await shop.inStock()).id, amount: 1 })
      const path = { id: added.body.cart.items[0].id }
      for (const extra of [{ price: 1 }, { variantId: 1 }, { prices: {} }])
        expectError(
          await request('updateCartItem', { path, body: { amount: 1, ...extra }, cart, key: newKey() }),
          'validation',
        )
    },
  },
  {
    id: 'fields/order',
    title: 'An order cannot be given a total, a state or an owner',
    operation: 'placeOrder',
    promise,
    impact: 'Shoppers can mark their orders as paid.',
    async run({ request, expectSuccess, assert, expectError, shop }) {
      const { token: cart } = await shop.createCart({ id: (await shop.inStock()).id, amount: 1 })
      const body = await shop.orderInput(await shop.chooseDelivery({ cart }))
      const address = body['billing_address'] as object
      const extras = [
        { status: 'delivered' },
        { payment_state: 'paid' },
        { total: 1 },
        { prices: { totalWithTax: 1 } },
        { customer_id: 1 },
      ]
      for (const extra of [...extras, { billing_address: { ...address, customer_id: 1 } }])
        expectError(await shop.placeOrder({ ...body, ...extra }, { cart, key: newKey() }), 'validation')
      const read = await request('getCart', { cart })
      assert(expectSuccess(read).items.length === 1, 'An order was placed.', read)
    },
  },
  {
    id: 'fields/prototype',
    title: 'Special names of JavaScript are rejected',
    operation: 'addCartItem',
    promise,
    impact: 'One request can change the responses to all later requests.',
    async run({ request, expectSuccess, assert, expectError, shop }) {
      const { id } = await shop.inStock()
      for (const name of ['__proto__', 'constructor', 'prototype'])
        expectError(
          await request('addCartItem', { raw: `{"id":${id},"amount":1,"${name}":{"isAdmin":true}}`, key: newKey() }),
          'validation',
        )
      const response = await request('getCart')
      assert(
        !('isAdmin' in expectSuccess(response)),
        'The response to another request contains the sent field.',
        response,
      )
    },
  },
  {
    id: 'fields/profile',
    title: 'A customer cannot give themselves credits, groups or another e-mail',
    operation: 'updateUser',
    needs: ['account'],
    promise,
    impact: 'Customers can give themselves credits, or see the prices of other groups.',
    async run({ request, expectSuccess, assert, expectError, shop }) {
      const { bearer, email } = await shop.customer(0)
      const before = expectSuccess(await request('getUser', { bearer }))
      const bodies = [
        { credits: { amount: 1_000_000 } },
        { groups: ['admin'] },
        { id: '1' },
        { email: 'other@example.com' },
        { variantHash: 'x' },
      ]
      for (const body of bodies) expectError(await request('updateUser', { body, bearer }), 'validation')
      const after = await request('getUser', { bearer })
      assert(
        expectSuccess(after).email === email.toLowerCase() && after.body.credits.amount === before.credits.amount,
        'A rejected request changed the e-mail or the credits.',
        after,
      )
      assert(String(after.body.groups) === String(before.groups), 'A rejected request changed the groups.', after)
    },
  },
  {
    id: 'fields/groups-in-headers',
    title: 'Groups in a header do not change prices',
    operation: 'getCart',
    promise: '`X-User-Variant` and `X-User-Groups` are cache keys only',
    impact: 'Everybody can buy at wholesale prices.',
    async run({ request, expectSuccess, assert, shop }) {
      const { token: cart } = await shop.createCart({ id: (await shop.inStock()).id, amount: 2 })
      const before = expectSuccess(await request('getCart', { cart }))
      const headers = { 'x-user-groups': 'firmy,admin,b2b,wholesale', 'x-user-variant': 'firmy' }
      const response = await request('getCart', { cart, headers })
      assert(
        expectSuccess(response).prices.totalWithTax === before.prices.totalWithTax,
        `The headers changed the total from ${before.prices.totalWithTax} to ${response.body.prices.totalWithTax}.`,
        response,
      )
    },
  },
]
