import { operationOf } from '../contract/operations.ts'
import type { Check } from '../check.ts'
import type { Exchange } from '../client.ts'

const personal = 'Responses that belong to one visitor (`x-personal`) have `Cache-Control: no-store` or `private`.'
const leak = 'A cache between shop and back end shows the cart or the order of one visitor to another.'

const directives = (answer: Exchange): string[] =>
  (answer.headers.get('cache-control') ?? '')
    .toLowerCase()
    .split(',')
    .map((one) => one.trim())

/** Whether a cache that serves several visitors may keep it. */
const isShared = (answer: Exchange): boolean => {
  const told = directives(answer)
  if (told.includes('no-store') || told.includes('private')) return false
  return told.some((one) => one === 'public' || /^(s-maxage|max-age)=[1-9]/.test(one))
}

/** The headers of a request by which answers differ. */
const segments = ['x-locale', 'x-currency', 'x-user-variant', 'x-user-groups', 'authorization']

/** What caches are told. */
export const cachingChecks: readonly Check[] = [
  {
    id: 'caching/personal',
    title: 'Responses that belong to one visitor are not cached for others',
    operation: 'getCart',
    says: personal,
    breaks: leak,
    async run({ ask, exchanges, must, shop }) {
      const { token: cart } = await shop.newCart({ id: (await shop.plain()).id, amount: 1 })
      for (const id of ['getCart', 'getCartShippers', 'getCartPayments']) await ask(id, { cart })
      const answers = exchanges.filter(({ operation }) => !operation.includes(' ') && operationOf(operation).isPersonal)
      for (const answer of answers.filter(({ status }) => status < 300)) {
        const told = directives(answer)
        must(
          told.includes('no-store') || told.includes('private'),
          `${answer.operation} says ${told.join(', ') || 'nothing'}`,
          answer,
        )
      }
    },
  },
  {
    id: 'caching/order',
    title: 'Orders are never cached',
    operation: 'getOrderByToken',
    says: personal,
    breaks: leak,
    async run({ ask, must, shop }) {
      const { token } = await shop.order()
      const answer = await ask('getOrderByToken', { path: { token } })
      const told = directives(answer)
      must(told.includes('no-store') || told.includes('private'), `it says ${told.join(', ') || 'nothing'}`, answer)
    },
  },
  {
    id: 'caching/vary',
    title: 'Cacheable responses list the headers they depend on in `Vary`',
    operation: 'getCatalogState',
    says: 'Responses that shared caches may store list in `Vary` the headers they depend on: `X-Locale`, `X-Currency`, `X-User-Variant`, `X-User-Groups`, `Authorization`.',
    breaks: 'Prices in euros, or those of one company, are shown to everybody.',
    async run({ ask, must, shop }) {
      const [largest] = await shop.listings()
      const goods = await shop.plain()
      const answers = [
        await ask('getCatalogState', { query: { scope: JSON.stringify({ path: largest?.path }) } }),
        await ask('getProducts', { query: { ids: goods.productId } }),
        await ask('getGlobals'),
      ]
      for (const answer of answers.filter(isShared)) {
        const vary = (answer.headers.get('vary') ?? '').toLowerCase()
        const missing = segments.filter((name) => vary !== '*' && !vary.includes(name))
        must(
          missing.length === 0,
          `${answer.operation} may be kept, and Vary does not name ${missing.join(', ')}`,
          answer,
        )
      }
    },
  },
  {
    id: 'caching/refusals',
    title: 'Error responses are not cached',
    operation: 'getCatalogState',
    says: 'Error responses are never cached.',
    breaks: 'Everybody sees a short outage until the cache expires.',
    async run({ ask, must }) {
      for (const answer of [
        await ask('getCatalogState', { query: { scope: '{"path":"conformance/no-such-path"}' } }),
        await ask('getProducts', { query: { ids: 'x' } }),
      ])
        must(!isShared(answer), `a refusal ${answer.status} says ${directives(answer).join(', ')}`, answer)
    },
  },
]
