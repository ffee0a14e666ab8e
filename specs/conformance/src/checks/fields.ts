import type { Check } from '../check.ts'
import { newKey } from '../shop.ts'

const says = 'Fields that an operation does not define are rejected with `validation`.'

/** Fields that are not meant to be sent. */
export const fieldChecks: readonly Check[] = [
  {
    id: 'fields/line',
    title: 'An item cannot be given a price',
    operation: 'addCartItem',
    says,
    breaks: 'Anybody with a browser buys for one crown.',
    async run({ ask, refused, shop }) {
      const { id } = await shop.plain()
      for (const more of [
        { price: 1 },
        { prices: { unitWithTax: 1 } },
        { unitWithTax: 1 },
        { discount: 99 },
        { cart_id: 1 },
      ])
        refused(await ask('addCartItem', { body: { id, amount: 1, ...more }, key: newKey() }), 'validation')
    },
  },
  {
    id: 'fields/amount',
    title: 'A quantity change cannot change anything else',
    operation: 'updateCartItem',
    says,
    breaks: 'Anybody with a browser buys for one crown.',
    async run({ ask, refused, shop }) {
      const { token: cart, added } = await shop.newCart({ id: (await shop.plain()).id, amount: 1 })
      const path = { id: added.body.cart.items[0].id }
      for (const more of [{ price: 1 }, { variantId: 1 }, { prices: {} }])
        refused(await ask('updateCartItem', { path, body: { amount: 1, ...more }, cart, key: newKey() }), 'validation')
    },
  },
  {
    id: 'fields/order',
    title: 'An order cannot be given a total, a state or an owner',
    operation: 'placeOrder',
    says,
    breaks: 'Orders come in that are paid, although nobody paid.',
    async run({ ask, done, must, refused, shop }) {
      const { token: cart } = await shop.newCart({ id: (await shop.plain()).id, amount: 1 })
      const body = await shop.placement(await shop.choose({ cart }))
      const address = body['billing_address'] as object
      const more = [
        { status: 'delivered' },
        { payment_state: 'paid' },
        { total: 1 },
        { prices: { totalWithTax: 1 } },
        { customer_id: 1 },
      ]
      for (const one of [...more, { billing_address: { ...address, customer_id: 1 } }])
        refused(await shop.place({ ...body, ...one }, { cart, key: newKey() }), 'validation')
      const read = await ask('getCart', { cart })
      must(done(read).items.length === 1, 'an order was placed all the same', read)
    },
  },
  {
    id: 'fields/prototype',
    title: 'Names with a meaning in JavaScript do no harm',
    operation: 'addCartItem',
    says,
    breaks: 'One request changes what all later requests see.',
    async run({ ask, done, must, refused, shop }) {
      const { id } = await shop.plain()
      for (const name of ['__proto__', 'constructor', 'prototype'])
        refused(
          await ask('addCartItem', { raw: `{"id":${id},"amount":1,"${name}":{"isAdmin":true}}`, key: newKey() }),
          'validation',
        )
      const answer = await ask('getCart')
      must(!('isAdmin' in done(answer)), 'what was sent is in the answer to somebody else', answer)
    },
  },
  {
    id: 'fields/profile',
    title: 'A customer cannot give themselves credits, groups or another e-mail',
    operation: 'updateUser',
    needs: ['account'],
    says,
    breaks: 'Customers pay with credits that they made themselves, or see prices of others.',
    async run({ ask, done, must, refused, shop }) {
      const { bearer, email } = await shop.customer(0)
      const before = done(await ask('getUser', { bearer }))
      const more = [
        { credits: { amount: 1_000_000 } },
        { groups: ['admin'] },
        { id: '1' },
        { email: 'other@example.com' },
        { variantHash: 'x' },
      ]
      for (const body of more) refused(await ask('updateUser', { body: { ...body }, bearer }), 'validation')
      const after = await ask('getUser', { bearer })
      must(
        done(after).email === email.toLowerCase() && after.body.credits.amount === before.credits.amount,
        'a refused change was made',
        after,
      )
      must(String(after.body.groups) === String(before.groups), 'the groups were changed', after)
    },
  },
  {
    id: 'fields/groups-in-headers',
    title: 'Groups in a header do not change prices',
    operation: 'getCart',
    says: '`X-User-Variant` and `X-User-Groups` are cache keys only',
    breaks: 'Everybody buys at the prices of wholesale customers.',
    async run({ ask, done, must, shop }) {
      const { token: cart } = await shop.newCart({ id: (await shop.plain()).id, amount: 2 })
      const plain = done(await ask('getCart', { cart }))
      const headers = { 'x-user-groups': 'firmy,admin,b2b,wholesale', 'x-user-variant': 'firmy' }
      const answer = await ask('getCart', { cart, headers })
      must(
        done(answer).prices.totalWithTax === plain.prices.totalWithTax,
        `the price changed from ${plain.prices.totalWithTax} to ${answer.body.prices.totalWithTax}`,
        answer,
      )
    },
  },
]
