import type { Check } from '../check.ts'
import { newKey } from '../shop.ts'

const shape = 'A rejected request returns `{ errors: [{ code, field, title }], requestId }`.'

/** The format of error responses. */
export const errorChecks: readonly Check[] = [
  {
    id: 'errors/unknown-address',
    title: 'An unknown URL returns an error in the usual format',
    operation: 'getGlobals',
    promise: shape,
    impact: 'A wrong base URL causes a confusing error in the shop.',
    async run({ get, assert }) {
      const response = await get('shop', '/api/v1/conformance-no-such-address')
      assert(response.status === 404, `Expected the status 404, received ${response.status}.`, response)
      assert(
        Array.isArray(response.body?.errors) && response.body.errors.length > 0,
        'The response has no errors.',
        response,
      )
    },
  },
  {
    id: 'errors/not-json',
    title: 'A body that is not JSON is rejected',
    operation: 'addCartItem',
    promise: shape,
    impact: 'An incomplete request causes a server error and a false alarm.',
    async run({ request, expectError }) {
      expectError(await request('addCartItem', { raw: '{"id": 1, "amount"', key: newKey() }), 'validation')
    },
  },
  {
    id: 'errors/field',
    title: 'Errors name the path of the invalid value',
    operation: 'placeOrder',
    promise: 'Path of the invalid value, such as `billing_address.city`',
    impact: 'The form cannot show which field to correct.',
    async run({ request, assert, expectError, shop }) {
      const { token: cart } = await shop.createCart({ id: (await shop.inStock()).id, amount: 1 })
      const valid = await shop.orderInput(await shop.chooseDelivery({ cart }))
      const address = valid['billing_address'] as object
      const invalid: readonly (readonly [field: string, body: object])[] = [
        ['email', { ...valid, email: 'nobody' }],
        ['email', { ...valid, email: undefined }],
        ['billing_address.city', { ...valid, billing_address: { ...address, city: '' } }],
        ['terms', { ...valid, terms: false }],
      ]
      for (const [field, body] of invalid) {
        const response = await shop.placeOrder(body, { cart, key: newKey() })
        expectError(response, 'validation')
        const fields = response.body.errors.map((error: { field: string | null }) => error.field)
        assert(fields.includes(field), `Expected an error for the field ${field}, received ${fields.join()}.`, response)
      }
      const read = await request('getCart', { cart })
      assert(read.status === 200 && read.body.items.length === 1, 'The rejected order changed the cart.', read)
    },
  },
  {
    id: 'errors/wrong-type',
    title: 'Values of a wrong type are rejected, not converted',
    operation: 'addCartItem',
    promise: shape,
    impact: 'Quantities are computed wrongly: the text "2" added to 2 is 22.',
    async run({ request, expectError, shop }) {
      const { id } = await shop.inStock()
      for (const body of [{ id: String(id), amount: 1 }, { id, amount: 1, newLine: 'yes' }, [], { id, amount: [1] }])
        expectError(await request('addCartItem', { body, key: newKey() }), 'validation')
    },
  },
  {
    id: 'errors/query',
    title: 'Invalid parameters are rejected',
    operation: 'getCountries',
    promise: shape,
    impact: 'A wrong page number loads the whole list, or causes a server error.',
    async run({ request, expectError }) {
      expectError(await request('getCountries', { query: { page: 'x' } }), 'validation')
      expectError(await request('getCountries', { query: { perPage: 0 } }), 'validation')
      expectError(await request('getProducts', { query: { ids: 'x' } }), 'validation')
    },
  },
  {
    id: 'errors/request-id',
    title: 'Every error response has a unique request id',
    operation: 'addCartItem',
    promise: shape,
    impact: 'Support cannot find the request of a shopper in the log.',
    async run({ request, assert }) {
      const ids: string[] = []
      for (let attempt = 0; attempt < 2; attempt += 1) {
        const response = await request('addCartItem', { body: {}, key: newKey() })
        ids.push(String(response.body?.requestId))
        assert(typeof response.body?.requestId === 'string', 'The requestId is missing.', response)
      }
      assert(ids[0] !== ids[1], `Two requests have the requestId ${ids[0]}.`)
    },
  },
  {
    id: 'errors/title',
    title: 'Every error has a message for the shopper',
    operation: 'addCartItem',
    promise: '`title` is a sentence for the shopper in the locale of the request',
    impact: 'Shoppers see an error code, or no message.',
    async run({ request, assert }) {
      const response = await request('addCartItem', { body: { id: 2147483646, amount: 1 }, key: newKey() })
      const [error] = response.body?.errors ?? []
      assert(
        typeof error?.title === 'string' && error.title.length > 3 && error.title !== error.code,
        'The title is missing, too short, or equal to the code.',
        response,
      )
    },
  },
]
