import { isDeepStrictEqual } from 'node:util'
import type { Check } from '../check.ts'
import { newKey } from '../shop.ts'

const ownership =
  'Anything that belongs to somebody else is `not_found`, for reads and for writes, and the response reveals nothing about it.'
const exposed = 'Strangers can read names, addresses and orders of customers.'

/** Signing in, and data that only its owner may see. */
export const accountChecks: readonly Check[] = [
  {
    id: 'account/sign-in',
    title: 'Signing in returns the customer who signed in',
    operation: 'login',
    needs: ['account'],
    promise: 'The signed-in customer',
    impact: 'Customers cannot sign in, or are signed in as somebody else.',
    async run({ request, expectSuccess, assert, shop }) {
      const { bearer, email } = await shop.customer(0)
      const response = await request('getUser', { bearer })
      assert(
        expectSuccess(response).email.toLowerCase() === email.toLowerCase(),
        `${email} signed in, but getUser returns ${response.body.email}.`,
        response,
      )
    },
  },
  {
    id: 'account/wrong-password',
    title: 'A wrong password is rejected like an unknown e-mail',
    operation: 'login',
    needs: ['account'],
    promise: 'An unknown e-mail and a wrong password are both rejected with `credentials_invalid`.',
    impact: 'Strangers can sign in, or find out who is a customer.',
    async run({ request, assert, expectError, shop }) {
      const { email } = await shop.customer(0)
      const password = `wrong-${newKey()}`
      const wrong = await request('login', { body: { email, password } })
      const unknown = await request('login', { body: { email: `${newKey()}@example.com`, password } })
      expectError(wrong, 'credentials_invalid')
      expectError(unknown, 'credentials_invalid')
      assert(wrong.status === unknown.status, 'The status reveals whether the e-mail has an account.', unknown)
    },
  },
  {
    id: 'account/sign-out',
    title: 'Signing out invalidates the token',
    operation: 'logout',
    needs: ['account'],
    promise: 'Sign out and invalidate the token',
    impact: 'Anybody with an old token is still signed in.',
    async run({ request, expectSuccess, expectError, shop }) {
      const { email, password } = await shop.customer(0)
      const bearer = expectSuccess(await request('login', { body: { email, password } })).data.access_token
      expectSuccess(await request('logout', { bearer }))
      expectError(await request('getUser', { bearer }), 'unauthorized')
    },
  },
  {
    id: 'account/order-of-another',
    title: 'A customer cannot read the order of another one',
    operation: 'getUserOrder',
    needs: ['account'],
    promise: ownership,
    impact: exposed,
    async run({ request, expectSuccess, assert, expectError, shop }) {
      const [owner, other] = [await shop.customer(0), await shop.customer(1)]
      const { bearer } = owner
      const { id: variant } = await shop.inStock(2)
      expectSuccess(await request('addCartItem', { body: { id: variant, amount: 1 }, bearer, key: newKey() }))
      const body = { ...(await shop.orderInput(await shop.chooseDelivery({ bearer }))), email: owner.email }
      const { id, code } = expectSuccess(await shop.placeOrder(body, { bearer, key: newKey() })).order
      const own = await request('getUserOrder', { path: { id }, bearer })
      assert(expectSuccess(own).code === code, 'The customer receives another order than their own.', own)
      assert(!('token' in own.body), 'The order of a customer contains its token.', own)
      const list = await request('getUserOrders', { bearer, query: { perPage: 5 } })
      assert(
        expectSuccess(list).data.some((one: { id: string }) => one.id === id),
        'The newest order is not on the first page.',
        list,
      )
      expectError(await request('getUserOrder', { path: { id }, bearer: other.bearer }), 'not_found')
      expectError(await request('getUserOrderByCode', { path: { code }, bearer: other.bearer }), 'not_found')
      expectError(await request('getUserOrder', { path: { id } }), 'unauthorized')
      expectError(await request('getOrderByToken', { path: { token: id } }), 'not_found', 'validation')
      expectError(await request('getOrderByToken', { path: { token: code } }), 'not_found', 'validation')
      const otherOrders = await request('getUserOrders', { bearer: other.bearer, query: { perPage: 100 } })
      assert(
        !expectSuccess(otherOrders).data.some((one: { id: string }) => one.id === id),
        'The orders of another customer contain it.',
        otherOrders,
      )
    },
  },
  {
    id: 'account/cart-of-another',
    title: 'A customer cannot change the cart of another one',
    operation: 'updateCartItem',
    needs: ['account'],
    promise: ownership,
    impact: 'Strangers can read and change the carts of others.',
    async run({ request, expectSuccess, assert, expectError, shop }) {
      const [owner, other] = [await shop.customer(0), await shop.customer(1)]
      const { id: variant } = await shop.inStock(3)
      const added = expectSuccess(
        await request('addCartItem', {
          body: { id: variant, amount: 1, newLine: true },
          bearer: owner.bearer,
          key: newKey(),
        }),
      )
      const id = added.addedItem.id
      const { token: guest } = await shop.createCart({ id: variant, amount: 1 })
      for (const stranger of [{ bearer: other.bearer }, { cart: guest }]) {
        expectError(
          await request('updateCartItem', { path: { id }, body: { amount: 3 }, ...stranger, key: newKey() }),
          'not_found',
          'cart_not_found',
        )
        expectError(
          await request('removeCartItem', { path: { id }, ...stranger, key: newKey() }),
          'not_found',
          'cart_not_found',
        )
      }
      const read = await request('getCart', { bearer: owner.bearer })
      assert(
        expectSuccess(read).items.some((line: { id: number; amount: number }) => line.id === id && line.amount === 1),
        'The item was changed.',
        read,
      )
      expectSuccess(await request('removeCartItem', { path: { id }, bearer: owner.bearer, key: newKey() }))
    },
  },
  {
    id: 'account/merged-cart',
    title: 'Signing in merges the guest cart once',
    operation: 'login',
    needs: ['account'],
    promise: 'It is merged once: signing in again with its token returns the same result.',
    impact: 'Items added before signing in are lost, or added twice when signing in is repeated.',
    async run({ request, expectSuccess, assert, shop }) {
      const { email, password, bearer } = await shop.customer(0)
      const { id: variant } = await shop.inStock(4)
      const amountOf = async () =>
        expectSuccess(await request('getCart', { bearer }))
          .items.filter((line: { variantId: number }) => line.variantId === variant)
          .reduce((total: number, line: { amount: number }) => total + line.amount, 0) as number
      const before = await amountOf()
      const { token: cart } = await shop.createCart({ id: variant, amount: 1 })
      const first = await request('login', { body: { email, password }, cart })
      assert(expectSuccess(first).meta.cart?.merged === 1, 'meta.cart.merged is not 1.', first)
      assert((await amountOf()) === before + 1, 'The item of the guest is not in the cart of the customer.', first)
      const second = await request('login', { body: { email, password }, cart })
      assert(
        isDeepStrictEqual(expectSuccess(second).meta.cart, first.body.meta.cart),
        'The second sign-in returns another meta.cart.',
        second,
      )
      assert((await amountOf()) === before + 1, 'The second sign-in merged the cart again.', second)
      const lines = expectSuccess(await request('getCart', { bearer })).items.filter(
        (line: { variantId: number }) => line.variantId === variant,
      )
      for (const { id } of before === 0 ? lines : [])
        await request('removeCartItem', { path: { id }, bearer, key: newKey() })
    },
  },
  {
    id: 'account/addresses',
    title: 'Only the owner can save, change and delete addresses',
    operation: 'addUserAddress',
    needs: ['addresses'],
    promise: 'With `default`, it replaces the previous default address of its type.',
    impact: exposed,
    async run({ request, expectSuccess, assert, expectError, shop }) {
      const [{ bearer }, other] = [await shop.customer(0), await shop.customer(1)]
      const { contact } = await shop.settings()
      const previousDefault = expectSuccess(await request('getUserAddresses', { bearer })).find(
        (one: SavedAddress) => one.type === 'shipping' && one.default,
      )
      const body = { type: 'shipping', name: 'Conformance Check', address: contact.address, default: true }
      const added = await request('addUserAddress', { body, bearer, key: newKey() })
      const { id } = expectSuccess(added)
      try {
        const list = await request('getUserAddresses', { bearer, query: { type: 'shipping' } })
        const defaults = expectSuccess(list).filter((one: SavedAddress) => one.default)
        assert(defaults.length === 1 && defaults[0].id === id, 'The new address is not the only default address.', list)
        for (const otherBearer of [other.bearer]) {
          expectError(
            await request('updateUserAddress', { path: { id }, body: { name: 'Somebody Else' }, bearer: otherBearer }),
            'not_found',
          )
          expectError(await request('removeUserAddress', { path: { id }, bearer: otherBearer }), 'not_found')
          const seen = await request('getUserAddresses', { bearer: otherBearer })
          assert(
            !expectSuccess(seen).some((one: SavedAddress) => one.id === id),
            'Another customer can read the address.',
            seen,
          )
        }
        const changed = await request('updateUserAddress', {
          path: { id },
          body: { name: 'Conformance Changed' },
          bearer,
        })
        assert(
          expectSuccess(changed).name === 'Conformance Changed' && changed.body.default,
          'The update changed fields that were not sent.',
          changed,
        )
        expectError(
          await request('updateUserAddress', { path: { id }, body: { customer_id: 1 }, bearer }),
          'validation',
        )
      } finally {
        await request('removeUserAddress', { path: { id }, bearer })
        if (previousDefault)
          await request('updateUserAddress', { path: { id: previousDefault.id }, body: { default: true }, bearer })
      }
      expectError(await request('removeUserAddress', { path: { id }, bearer }), 'not_found')
    },
  },
]

interface SavedAddress {
  readonly id: number
  readonly type: string
  readonly default: boolean
}
