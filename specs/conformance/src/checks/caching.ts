import { operationOf } from '../contract/operations.ts'
import type { Check } from '../check.ts'
import type { Exchange } from '../client.ts'

const personal = 'Responses that belong to one visitor (`x-personal`) have `Cache-Control: no-store` or `private`.'
const leak = 'A shared cache serves the cart or the order of one visitor to another visitor.'

const directives = (response: Exchange): string[] =>
  (response.headers.get('cache-control') ?? '')
    .toLowerCase()
    .split(',')
    .map((directive) => directive.trim())

const isPrivate = (response: Exchange): boolean =>
  directives(response).some((directive) => directive === 'no-store' || directive === 'private')

/** Whether a shared cache may store the response. */
const isShared = (response: Exchange): boolean => {
  if (isPrivate(response)) return false
  return directives(response).some((directive) => directive === 'public' || /^(s-maxage|max-age)=[1-9]/.test(directive))
}

/** The request headers that change a response. */
const varyingHeaders = ['x-locale', 'x-currency', 'x-user-variant', 'x-user-groups', 'authorization']

/** Headers for caches. */
export const cachingChecks: readonly Check[] = [
  {
    id: 'caching/personal',
    title: 'Responses that belong to one visitor are not cached for others',
    operation: 'getCart',
    promise: personal,
    impact: leak,
    async run({ request, exchanges, assert, shop }) {
      const { token: cart } = await shop.createCart({ id: (await shop.inStock()).id, amount: 1 })
      for (const id of ['getCart', 'getCartShippers', 'getCartPayments']) await request(id, { cart })
      const responses = exchanges.filter(
        ({ operation }) => !operation.includes(' ') && operationOf(operation).isPersonal,
      )
      for (const response of responses.filter(({ status }) => status < 300)) {
        assert(
          isPrivate(response),
          `${response.operation} returns Cache-Control: ${directives(response).join(', ') || '(empty)'}.`,
          response,
        )
      }
    },
  },
  {
    id: 'caching/order',
    title: 'Orders are never cached',
    operation: 'getOrderByToken',
    promise: personal,
    impact: leak,
    async run({ request, assert, shop }) {
      const { token } = await shop.sharedOrder()
      const response = await request('getOrderByToken', { path: { token } })
      assert(isPrivate(response), `Cache-Control is ${directives(response).join(', ') || 'missing'}.`, response)
    },
  },
  {
    id: 'caching/vary',
    title: 'Cacheable responses list the headers they depend on in `Vary`',
    operation: 'getCatalogState',
    promise:
      'Responses that shared caches may store list in `Vary` the headers they depend on: `X-Locale`, `X-Currency`, `X-User-Variant`, `X-User-Groups`, `Authorization`.',
    impact: 'A cache serves prices of another currency or customer group.',
    async run({ request, assert, shop }) {
      const [largest] = await shop.listings()
      const goods = await shop.inStock()
      const responses = [
        await request('getCatalogState', { query: { scope: JSON.stringify({ path: largest?.path }) } }),
        await request('getProducts', { query: { ids: goods.productId } }),
        await request('getGlobals'),
      ]
      for (const response of responses.filter(isShared)) {
        const vary = (response.headers.get('vary') ?? '').toLowerCase()
        const missing = varyingHeaders.filter((name) => vary !== '*' && !vary.includes(name))
        assert(
          missing.length === 0,
          `${response.operation} is cacheable, but Vary does not list ${missing.join(', ')}.`,
          response,
        )
      }
    },
  },
  {
    id: 'caching/refusals',
    title: 'Error responses are not cached',
    operation: 'getCatalogState',
    promise: 'Error responses are never cached.',
    impact: 'A short outage is visible until the cache expires.',
    async run({ request, assert }) {
      for (const response of [
        await request('getCatalogState', { query: { scope: '{"path":"conformance/no-such-path"}' } }),
        await request('getProducts', { query: { ids: 'x' } }),
      ])
        assert(
          !isShared(response),
          `An error response (${response.status}) is cacheable: ${directives(response).join(', ')}.`,
          response,
        )
    },
  },
]
