import { isDeepStrictEqual } from 'node:util'
import type { Check } from '../check.ts'
import { newKey } from '../shop.ts'

const replay =
  'Repeating a key with the same body returns the response to the first request, with `Idempotent-Replayed: true`'

/** Repeated writes. */
export const idempotencyChecks: readonly Check[] = [
  {
    id: 'idempotency/replay',
    title: 'Repeating a request returns the first response and adds nothing',
    operation: 'addCartItem',
    promise: replay,
    impact: 'A repeated click on a slow connection adds two pieces.',
    async run({ request, expectSuccess, assert, shop }) {
      const { id } = await shop.inStock()
      const { token: cart } = await shop.createCart({ id: (await shop.inStock(1)).id, amount: 1 })
      const options = { body: { id, amount: 1 }, cart, key: newKey() }
      const first = await request('addCartItem', options)
      const second = await request('addCartItem', options)
      assert(
        isDeepStrictEqual(expectSuccess(second), expectSuccess(first)),
        'The second response differs from the first one.',
        second,
      )
      assert(
        second.headers.get('idempotent-replayed') === 'true',
        'The second response has no header Idempotent-Replayed: true.',
        second,
      )
      assert(
        first.headers.get('idempotent-replayed') !== 'true',
        'The first response has the header Idempotent-Replayed: true.',
        first,
      )
      const read = await request('getCart', { cart })
      const line = expectSuccess(read).items.find((one: { variantId: number }) => one.variantId === id)
      assert(
        line?.amount === 1,
        `The cart contains ${line?.amount} pieces after adding 1 piece twice with one key.`,
        read,
      )
    },
  },
  {
    id: 'idempotency/mismatch',
    title: 'A key with another body is rejected',
    operation: 'addCartItem',
    promise: 'Repeating it with another body is rejected with `idempotency_mismatch`',
    impact: 'The second of two different items is lost without an error.',
    async run({ request, expectSuccess, assert, expectError, shop }) {
      const { id } = await shop.inStock()
      const { token: cart } = await shop.createCart({ id, amount: 1 })
      const key = newKey()
      expectSuccess(await request('addCartItem', { body: { id, amount: 1 }, cart, key }))
      expectError(await request('addCartItem', { body: { id, amount: 2 }, cart, key }), 'idempotency_mismatch')
      const read = await request('getCart', { cart })
      assert(expectSuccess(read).items[0].amount === 2, 'The rejected request changed the cart.', read)
    },
  },
  {
    id: 'idempotency/of-another',
    title: 'A key works for its owner only',
    operation: 'addCartItem',
    promise:
      'A key belongs to the customer or the guest cart whose token is sent with it, and has no effect for others.',
    impact: 'Strangers who know a key can read the cart of another shopper.',
    async run({ request, expectSuccess, assert, shop }) {
      const { id } = await shop.inStock()
      const [own, other] = [await shop.createCart({ id, amount: 1 }), await shop.createCart({ id, amount: 2 })]
      const options = { body: { id, amount: 1 }, key: newKey() }
      const first = expectSuccess(await request('addCartItem', { ...options, cart: own.token }))
      const second = await request('addCartItem', { ...options, cart: other.token })
      assert(
        expectSuccess(second).cart.id !== first.cart.id,
        'The response contains the cart of another guest.',
        second,
      )
      assert(second.body.cart.items[0].amount === 3, 'The item of the second guest was not added.', second)
    },
  },
  {
    id: 'idempotency/without-token',
    title: 'Adding without a token creates a cart each time',
    operation: 'addCartItem',
    promise:
      'Adding items without a token creates a cart each time; the key then belongs to that cart, and only this client gets its token.',
    impact: 'Two guests with the same key share one cart.',
    async run({ request, expectSuccess, assert, shop }) {
      const { id } = await shop.inStock()
      const options = { body: { id, amount: 1 }, key: newKey() }
      const tokenOf = async () => {
        const response = await request('addCartItem', options)
        return { response, token: expectSuccess(response).meta.custom.guestCartToken as string }
      }
      const [first, second] = [await tokenOf(), await tokenOf()]
      assert(
        first.token !== second.token,
        'The second request with the same key received the token of the first cart.',
        second.response,
      )
      for (const { token } of [first, second]) await request('clearCart', { cart: token })
    },
  },
  {
    id: 'idempotency/at-once',
    title: 'Simultaneous requests with one key run once',
    operation: 'addCartItem',
    promise:
      'repeating it while the first request is still running is rejected with `idempotency_conflict` and `Retry-After`',
    impact: 'A double click adds two pieces.',
    async run({ request, expectSuccess, assert, expectError, shop }) {
      const { id } = await shop.inStock()
      const { token: cart } = await shop.createCart({ id: (await shop.inStock(1)).id, amount: 1 })
      const options = { body: { id, amount: 1 }, cart, key: newKey() }
      const responses = await Promise.all([
        request('addCartItem', options),
        request('addCartItem', options),
        request('addCartItem', options),
      ])
      assert(
        responses.some(({ status }) => status === 200),
        'None of the requests succeeded.',
        responses[0],
      )
      for (const response of responses.filter(({ status }) => status !== 200)) {
        expectError(response, 'idempotency_conflict')
        assert(response.headers.has('retry-after'), 'The header Retry-After is missing.', response)
      }
      const read = await request('getCart', { cart })
      const line = expectSuccess(read).items.find((one: { variantId: number }) => one.variantId === id)
      assert(
        line?.amount === 1,
        `The cart contains ${line?.amount} pieces after 3 simultaneous requests to add 1 piece.`,
        read,
      )
    },
  },
  {
    id: 'idempotency/short-key',
    title: 'A key that is too short is rejected',
    operation: 'addCartItem',
    promise:
      'Makes repeating the request safe: a repeated request with the same key and token returns the same response.',
    impact: 'Short keys collide, and shoppers receive the responses of others.',
    async run({ request, expectError, shop }) {
      const { id } = await shop.inStock()
      expectError(await request('addCartItem', { body: { id, amount: 1 }, key: 'short' }), 'validation')
    },
  },
]
