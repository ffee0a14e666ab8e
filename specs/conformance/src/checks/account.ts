import { isDeepStrictEqual } from 'node:util'
import type { Check } from '../check.ts'
import { newKey } from '../shop.ts'

const ownership =
  'Anything that belongs to somebody else is `not_found`, for reads and for writes, and the response reveals nothing about it.'
const strangers = 'Strangers read names, addresses and orders of customers.'

/** Signing in, and what only its owner may see. */
export const accountChecks: readonly Check[] = [
  {
    id: 'account/sign-in',
    title: 'Signing in returns the customer who signed in',
    operation: 'login',
    needs: ['account'],
    says: 'The signed-in customer',
    breaks: 'Nobody can sign in, or a customer is signed in as another one.',
    async run({ ask, done, must, shop }) {
      const { bearer, email } = await shop.customer(0)
      const answer = await ask('getUser', { bearer })
      must(
        done(answer).email.toLowerCase() === email.toLowerCase(),
        `${email} signed in and is ${answer.body.email}`,
        answer,
      )
    },
  },
  {
    id: 'account/wrong-password',
    title: 'A wrong password is rejected like an unknown e-mail',
    operation: 'login',
    needs: ['account'],
    says: 'An unknown e-mail and a wrong password are both rejected with `credentials_invalid`.',
    breaks: 'Strangers get in, or learn who is a customer.',
    async run({ ask, must, refused, shop }) {
      const { email } = await shop.customer(0)
      const password = `wrong-${newKey()}`
      const wrong = await ask('login', { body: { email, password } })
      const unknown = await ask('login', { body: { email: `${newKey()}@example.com`, password } })
      refused(wrong, 'credentials_invalid')
      refused(unknown, 'credentials_invalid')
      must(wrong.status === unknown.status, 'the status tells whether the e-mail has an account', unknown)
    },
  },
  {
    id: 'account/sign-out',
    title: 'Signing out invalidates the token',
    operation: 'logout',
    needs: ['account'],
    says: 'Sign out and invalidate the token',
    breaks: 'An old token still signs in anybody who finds it.',
    async run({ ask, done, refused, shop }) {
      const { email, password } = await shop.customer(0)
      const bearer = done(await ask('login', { body: { email, password } })).data.access_token
      done(await ask('logout', { bearer }))
      refused(await ask('getUser', { bearer }), 'unauthorized')
    },
  },
  {
    id: 'account/order-of-another',
    title: 'A customer cannot read the order of another one',
    operation: 'getUserOrder',
    needs: ['account'],
    says: ownership,
    breaks: strangers,
    async run({ ask, done, must, refused, shop }) {
      const [owner, other] = [await shop.customer(0), await shop.customer(1)]
      const { bearer } = owner
      const { id: variant } = await shop.plain(2)
      done(await ask('addCartItem', { body: { id: variant, amount: 1 }, bearer, key: newKey() }))
      const body = { ...(await shop.placement(await shop.choose({ bearer }))), email: owner.email }
      const { id, code } = done(await shop.place(body, { bearer, key: newKey() })).order
      const mine = await ask('getUserOrder', { path: { id }, bearer })
      must(done(mine).code === code, 'the customer does not find their own order', mine)
      must(!('token' in mine.body), 'the order of a customer tells its key', mine)
      const list = await ask('getUserOrders', { bearer, query: { perPage: 5 } })
      must(
        done(list).data.some((one: { id: string }) => one.id === id),
        'the newest order is not on the first page',
        list,
      )
      refused(await ask('getUserOrder', { path: { id }, bearer: other.bearer }), 'not_found')
      refused(await ask('getUserOrderByCode', { path: { code }, bearer: other.bearer }), 'not_found')
      refused(await ask('getUserOrder', { path: { id } }), 'unauthorized')
      refused(await ask('getOrderByToken', { path: { token: id } }), 'not_found', 'validation')
      refused(await ask('getOrderByToken', { path: { token: code } }), 'not_found', 'validation')
      const others = await ask('getUserOrders', { bearer: other.bearer, query: { perPage: 100 } })
      must(
        !done(others).data.some((one: { id: string }) => one.id === id),
        'it is among the orders of another customer',
        others,
      )
    },
  },
  {
    id: 'account/cart-of-another',
    title: 'A customer cannot change the cart of another one',
    operation: 'updateCartItem',
    needs: ['account'],
    says: ownership,
    breaks: 'Strangers see and change the carts of others.',
    async run({ ask, done, must, refused, shop }) {
      const [owner, other] = [await shop.customer(0), await shop.customer(1)]
      const { id: variant } = await shop.plain(3)
      const added = done(
        await ask('addCartItem', {
          body: { id: variant, amount: 1, newLine: true },
          bearer: owner.bearer,
          key: newKey(),
        }),
      )
      const id = added.addedItem.id
      const { token: guest } = await shop.newCart({ id: variant, amount: 1 })
      for (const who of [{ bearer: other.bearer }, { cart: guest }]) {
        refused(
          await ask('updateCartItem', { path: { id }, body: { amount: 3 }, ...who, key: newKey() }),
          'not_found',
          'cart_not_found',
        )
        refused(await ask('removeCartItem', { path: { id }, ...who, key: newKey() }), 'not_found', 'cart_not_found')
      }
      const read = await ask('getCart', { bearer: owner.bearer })
      must(
        done(read).items.some((line: { id: number; amount: number }) => line.id === id && line.amount === 1),
        'the line was changed',
        read,
      )
      done(await ask('removeCartItem', { path: { id }, bearer: owner.bearer, key: newKey() }))
    },
  },
  {
    id: 'account/merged-cart',
    title: 'Signing in merges the guest cart once',
    operation: 'login',
    needs: ['account'],
    says: 'It is merged once: signing in again with its token returns the same result.',
    breaks: 'What was chosen before signing in is lost, or doubled by a second try.',
    async run({ ask, done, must, shop }) {
      const { email, password, bearer } = await shop.customer(0)
      const { id: variant } = await shop.plain(4)
      const amountOf = async () =>
        done(await ask('getCart', { bearer }))
          .items.filter((line: { variantId: number }) => line.variantId === variant)
          .reduce((so: number, line: { amount: number }) => so + line.amount, 0) as number
      const before = await amountOf()
      const { token: cart } = await shop.newCart({ id: variant, amount: 1 })
      const first = await ask('login', { body: { email, password }, cart })
      must(done(first).meta.cart?.merged === 1, 'meta.cart does not tell that one line was merged', first)
      must((await amountOf()) === before + 1, 'the line of the guest is not in the cart of the customer', first)
      const second = await ask('login', { body: { email, password }, cart })
      must(
        isDeepStrictEqual(done(second).meta.cart, first.body.meta.cart),
        'signing in again is told something else',
        second,
      )
      must((await amountOf()) === before + 1, 'signing in again merged the cart again', second)
      const lines = done(await ask('getCart', { bearer })).items.filter(
        (line: { variantId: number }) => line.variantId === variant,
      )
      for (const { id } of before === 0 ? lines : [])
        await ask('removeCartItem', { path: { id }, bearer, key: newKey() })
    },
  },
  {
    id: 'account/addresses',
    title: 'Only the owner can save, change and delete addresses',
    operation: 'addUserAddress',
    needs: ['addresses'],
    says: 'With `default`, it replaces the previous default address of its type.',
    breaks: strangers,
    async run({ ask, done, must, refused, shop }) {
      const [{ bearer }, other] = [await shop.customer(0), await shop.customer(1)]
      const { contact } = await shop.settings()
      const earlier = done(await ask('getUserAddresses', { bearer })).find(
        (one: Kept) => one.type === 'shipping' && one.default,
      )
      const body = { type: 'shipping', name: 'Conformance Check', address: contact.address, default: true }
      const added = await ask('addUserAddress', { body, bearer, key: newKey() })
      const { id } = done(added)
      try {
        const list = await ask('getUserAddresses', { bearer, query: { type: 'shipping' } })
        const defaults = done(list).filter((one: Kept) => one.default)
        must(defaults.length === 1 && defaults[0].id === id, 'there is not one default address, the new one', list)
        for (const theirs of [other.bearer]) {
          refused(
            await ask('updateUserAddress', { path: { id }, body: { name: 'Somebody Else' }, bearer: theirs }),
            'not_found',
          )
          refused(await ask('removeUserAddress', { path: { id }, bearer: theirs }), 'not_found')
          const seen = await ask('getUserAddresses', { bearer: theirs })
          must(!done(seen).some((one: Kept) => one.id === id), 'another customer sees the address', seen)
        }
        const changed = await ask('updateUserAddress', { path: { id }, body: { name: 'Conformance Changed' }, bearer })
        must(
          done(changed).name === 'Conformance Changed' && changed.body.default,
          'what was left out did not stay as it was',
          changed,
        )
        refused(await ask('updateUserAddress', { path: { id }, body: { customer_id: 1 }, bearer }), 'validation')
      } finally {
        await ask('removeUserAddress', { path: { id }, bearer })
        if (earlier) await ask('updateUserAddress', { path: { id: earlier.id }, body: { default: true }, bearer })
      }
      refused(await ask('removeUserAddress', { path: { id }, bearer }), 'not_found')
    },
  },
]

interface Kept {
  readonly id: number
  readonly type: string
  readonly default: boolean
}
