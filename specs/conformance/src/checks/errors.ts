import type { Check } from '../check.ts'
import { newKey } from '../shop.ts'

const shape = 'A rejected request returns `{ errors: [{ code, field, title }], requestId }`.'

/** How requests are refused. */
export const errorChecks: readonly Check[] = [
  {
    id: 'errors/unknown-address',
    title: 'An unknown URL returns an error in the usual format',
    operation: 'getGlobals',
    says: shape,
    breaks: 'A wrong base address looks like a broken answer instead of a clear error.',
    async run({ get, must }) {
      const answer = await get('shop', '/api/v1/conformance-no-such-address')
      must(answer.status === 404, `it was answered with ${answer.status}`, answer)
      must(
        Array.isArray(answer.body?.errors) && answer.body.errors.length > 0,
        'there are no errors in the answer',
        answer,
      )
    },
  },
  {
    id: 'errors/not-json',
    title: 'A body that is not JSON is rejected',
    operation: 'addCartItem',
    says: shape,
    breaks: 'A request that was cut off is an error of the server, which wakes somebody at night.',
    async run({ ask, refused }) {
      refused(await ask('addCartItem', { raw: '{"id": 1, "amount"', key: newKey() }), 'validation')
    },
  },
  {
    id: 'errors/field',
    title: 'Errors name the path of the invalid value',
    operation: 'placeOrder',
    says: 'Path of the invalid value, such as `billing_address.city`',
    breaks: 'The form cannot show the error beside the field; shoppers do not learn what to correct.',
    async run({ ask, must, refused, shop }) {
      const { token: cart } = await shop.newCart({ id: (await shop.plain()).id, amount: 1 })
      const good = await shop.placement(await shop.choose({ cart }))
      const address = good['billing_address'] as object
      const wrong: readonly (readonly [field: string, body: object])[] = [
        ['email', { ...good, email: 'nobody' }],
        ['email', { ...good, email: undefined }],
        ['billing_address.city', { ...good, billing_address: { ...address, city: '' } }],
        ['terms', { ...good, terms: false }],
      ]
      for (const [field, body] of wrong) {
        const answer = await shop.place(body, { cart, key: newKey() })
        refused(answer, 'validation')
        const fields = answer.body.errors.map((error: { field: string | null }) => error.field)
        must(fields.includes(field), `the error is about ${fields.join()} and not about ${field}`, answer)
      }
      const read = await ask('getCart', { cart })
      must(read.status === 200 && read.body.items.length === 1, 'a refused order changed the cart', read)
    },
  },
  {
    id: 'errors/wrong-type',
    title: 'Values of a wrong type are rejected, not converted',
    operation: 'addCartItem',
    says: shape,
    breaks: 'The text "2" is added to 2 and makes 22.',
    async run({ ask, refused, shop }) {
      const { id } = await shop.plain()
      for (const body of [{ id: String(id), amount: 1 }, { id, amount: 1, newLine: 'yes' }, [], { id, amount: [1] }])
        refused(await ask('addCartItem', { body, key: newKey() }), 'validation')
    },
  },
  {
    id: 'errors/query',
    title: 'Invalid parameters are rejected',
    operation: 'getCountries',
    says: shape,
    breaks: 'A wrong page number reads everything at once, or is an error of the server.',
    async run({ ask, refused }) {
      refused(await ask('getCountries', { query: { page: 'x' } }), 'validation')
      refused(await ask('getCountries', { query: { perPage: 0 } }), 'validation')
      refused(await ask('getProducts', { query: { ids: 'x' } }), 'validation')
    },
  },
  {
    id: 'errors/request-id',
    title: 'Every error response has an id of its own',
    operation: 'addCartItem',
    says: shape,
    breaks: 'What a shopper quotes to the help line cannot be found in the log.',
    async run({ ask, must }) {
      const ids: string[] = []
      for (let time = 0; time < 2; time += 1) {
        const answer = await ask('addCartItem', { body: {}, key: newKey() })
        ids.push(String(answer.body?.requestId))
        must(typeof answer.body?.requestId === 'string', 'there is no requestId', answer)
      }
      must(ids[0] !== ids[1], `two requests have the number ${ids[0]}`)
    },
  },
  {
    id: 'errors/title',
    title: 'Every error has a message for the shopper',
    operation: 'addCartItem',
    says: '`title` is a sentence for the shopper in the locale of the request',
    breaks: 'Shoppers read a code, or nothing.',
    async run({ ask, must }) {
      const answer = await ask('addCartItem', { body: { id: 2147483646, amount: 1 }, key: newKey() })
      const [error] = answer.body?.errors ?? []
      must(
        typeof error?.title === 'string' && error.title.length > 3 && error.title !== error.code,
        'the title is no sentence',
        answer,
      )
    },
  },
]
