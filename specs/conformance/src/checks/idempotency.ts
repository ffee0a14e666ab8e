import { isDeepStrictEqual } from 'node:util'
import type { Check } from '../check.ts'
import { newKey } from '../shop.ts'

const replayed =
  'Repeating a key with the same body returns the response to the first request, with `Idempotent-Replayed: true`'

/** Repeated writes. */
export const idempotencyChecks: readonly Check[] = [
  {
    id: 'idempotency/replay',
    title: 'A repeated add returns the first response and adds nothing',
    operation: 'addCartItem',
    says: replayed,
    breaks: 'A second press on a slow line puts two pieces in the cart.',
    async run({ ask, done, must, shop }) {
      const { id } = await shop.plain()
      const { token: cart } = await shop.newCart({ id: (await shop.plain(1)).id, amount: 1 })
      const asking = { body: { id, amount: 1 }, cart, key: newKey() }
      const first = await ask('addCartItem', asking)
      const second = await ask('addCartItem', asking)
      must(isDeepStrictEqual(done(second), done(first)), 'the second answer is not the first one', second)
      must(second.headers.get('idempotent-replayed') === 'true', 'the header Idempotent-Replayed is not there', second)
      must(first.headers.get('idempotent-replayed') !== 'true', 'the first answer says that it was replayed', first)
      const read = await ask('getCart', { cart })
      const line = done(read).items.find((one: { variantId: number }) => one.variantId === id)
      must(line?.amount === 1, `one piece was added twice with one key, and ${line?.amount} are in the cart`, read)
    },
  },
  {
    id: 'idempotency/mismatch',
    title: 'A key with another body is rejected',
    operation: 'addCartItem',
    says: 'Repeating it with another body is rejected with `idempotency_mismatch`',
    breaks: 'A second, different add is lost, and the shop is told that it succeeded.',
    async run({ ask, done, must, refused, shop }) {
      const { id } = await shop.plain()
      const { token: cart } = await shop.newCart({ id, amount: 1 })
      const key = newKey()
      done(await ask('addCartItem', { body: { id, amount: 1 }, cart, key }))
      refused(await ask('addCartItem', { body: { id, amount: 2 }, cart, key }), 'idempotency_mismatch')
      const read = await ask('getCart', { cart })
      must(done(read).items[0].amount === 2, 'the refused add changed the cart', read)
    },
  },
  {
    id: 'idempotency/of-another',
    title: 'A key works for its owner only',
    operation: 'addCartItem',
    says: 'A key belongs to the customer or the guest cart whose token is sent with it, and has no effect for others.',
    breaks: 'A stranger who knows a key is shown the cart of another shopper.',
    async run({ ask, done, must, shop }) {
      const { id } = await shop.plain()
      const [mine, other] = [await shop.newCart({ id, amount: 1 }), await shop.newCart({ id, amount: 2 })]
      const asking = { body: { id, amount: 1 }, key: newKey() }
      const first = done(await ask('addCartItem', { ...asking, cart: mine.token }))
      const second = await ask('addCartItem', { ...asking, cart: other.token })
      must(done(second).cart.id !== first.cart.id, 'the cart of another guest was answered', second)
      must(second.body.cart.items[0].amount === 3, 'the add of the second guest was not done', second)
    },
  },
  {
    id: 'idempotency/without-token',
    title: 'An add without a token makes a cart each time',
    operation: 'addCartItem',
    says: 'Adding items without a token creates a cart each time; the key then belongs to that cart, and only this client gets its token.',
    breaks: 'Two strangers with one key share one cart.',
    async run({ ask, done, must, shop }) {
      const { id } = await shop.plain()
      const asking = { body: { id, amount: 1 }, key: newKey() }
      const tokenOf = async () => {
        const answer = await ask('addCartItem', asking)
        return { answer, token: done(answer).meta.custom.guestCartToken as string }
      }
      const [first, second] = [await tokenOf(), await tokenOf()]
      must(
        first.token !== second.token,
        'the token of a cart was told to somebody who only knows the key',
        second.answer,
      )
      for (const { token } of [first, second]) await ask('clearCart', { cart: token })
    },
  },
  {
    id: 'idempotency/at-once',
    title: 'Two requests with one key at once do one thing',
    operation: 'addCartItem',
    says: 'repeating it while the first request is still running is rejected with `idempotency_conflict` and `Retry-After`',
    breaks: 'A double click puts two pieces into the cart.',
    async run({ ask, done, must, refused, shop }) {
      const { id } = await shop.plain()
      const { token: cart } = await shop.newCart({ id: (await shop.plain(1)).id, amount: 1 })
      const asking = { body: { id, amount: 1 }, cart, key: newKey() }
      const answers = await Promise.all([
        ask('addCartItem', asking),
        ask('addCartItem', asking),
        ask('addCartItem', asking),
      ])
      must(
        answers.some(({ status }) => status === 200),
        'none of the requests succeeded',
        answers[0],
      )
      for (const answer of answers.filter(({ status }) => status !== 200)) {
        refused(answer, 'idempotency_conflict')
        must(answer.headers.has('retry-after'), 'the header Retry-After is not there', answer)
      }
      const read = await ask('getCart', { cart })
      const line = done(read).items.find((one: { variantId: number }) => one.variantId === id)
      must(line?.amount === 1, `one add that was sent three times at once put ${line?.amount} pieces in`, read)
    },
  },
  {
    id: 'idempotency/short-key',
    title: 'A key that is too short is rejected',
    operation: 'addCartItem',
    says: 'Makes repeating the request safe: a repeated request with the same key and token returns the same response.',
    breaks: 'Keys that others use too replay the wrong answers.',
    async run({ ask, refused, shop }) {
      const { id } = await shop.plain()
      refused(await ask('addCartItem', { body: { id, amount: 1 }, key: 'short' }), 'validation')
    },
  },
]
