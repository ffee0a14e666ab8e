import type { Fault } from './fault.ts'
import { answer, request, response, type SentParts } from './plant.ts'

const scopeOf = ({ url }: SentParts) => JSON.parse(new URL(url).searchParams.get('scope') ?? '{}')

const withScope = (change: (scope: Record<string, unknown>) => void) =>
  request('getCatalogState', (sent) => {
    const url = new URL(sent.url)
    try {
      const scope = JSON.parse(url.searchParams.get('scope') ?? '') as Record<string, unknown>
      change(scope)
      url.searchParams.set('scope', JSON.stringify(scope))
      sent.url = url.href
    } catch {
      // a scope that cannot be read stays what it is
    }
  })

const inGraphql = (change: (body: never, query: string) => void) =>
  answer('graphql', (body, sent) => {
    const { query } = JSON.parse(sent.body ?? '{}') as { query: string }
    change(body as never, query)
  })

/** Catalogue, pages, GraphQL and caches. */
export const goods: readonly Fault[] = [
  {
    name: 'products in the order of their ids',
    found: 'catalogue/asked-order',
    operation: 'getProducts',
    plant: () =>
      answer(
        'getProducts',
        ({ data }) => void data.sort((one: { id: number }, other: { id: number }) => one.id - other.id),
      ),
  },
  {
    name: 'no product when one of them does not exist',
    found: 'catalogue/asked-order',
    operation: 'getProducts',
    plant: () =>
      answer('getProducts', (body, { url }) => {
        if (url.includes('2147483646')) body.data = []
      }),
  },
  {
    name: 'another price in the listing',
    found: 'catalogue/one-price',
    operation: 'getCatalogState',
    plant: () =>
      answer('getCatalogState', ({ products }) => {
        for (const { prices } of products) prices.unitWithTax -= 0.37
      }),
  },
  {
    name: 'a path that does not exist with status 200',
    found: 'catalogue/unknown-path',
    operation: 'getCatalogState',
    plant: () =>
      response('getCatalogState', (response) => {
        if (response.status !== 404) return
        response.status = 200
        response.body = { products: [] }
      }),
  },
  {
    name: 'a scope that is not valid taken for an empty one',
    found: 'catalogue/bad-scope',
    operation: 'getCatalogState',
    plant: () =>
      response('getCatalogState', (response) => {
        if (response.status === 422) response.status = 200
      }),
  },
  {
    name: 'a listing that forgets how to sort',
    found: 'catalogue/sorted',
    operation: 'getCatalogState',
    plant: () => withScope((scope) => void delete scope['sort']),
  },
  {
    name: 'a filter that counts itself',
    found: 'catalogue/filter-counts',
    operation: 'getCatalogState',
    plant: () =>
      answer('getCatalogState', ({ filters }) => {
        for (const { values } of filters) for (const value of values) value.count += 1
      }),
  },
  {
    name: 'a limit of the price that is not looked at',
    found: 'catalogue/price-filter',
    operation: 'getCatalogState',
    plant: () => withScope((scope) => void delete scope['price']),
  },
  {
    name: 'pages that overlap by one',
    found: 'paging/getCatalogState',
    operation: 'getCatalogState',
    plant: () => {
      let last: unknown
      return answer('getCatalogState', (body, sent) => {
        const { page, fromPage } = scopeOf(sent)
        if (page === 2 && fromPage === 2) body.products[0] = last
        last = body.products.at(-1) ?? last
      })
    },
  },
  {
    name: 'a last page that never ends',
    found: 'paging/getCatalogState',
    operation: 'getCatalogState',
    plant: () =>
      withScope((scope) => {
        if (Number(scope['page']) > 2) scope['page'] = scope['fromPage'] = 1
      }),
  },
  {
    name: 'a size of pages that is not looked at',
    found: 'paging/getCountries',
    operation: 'getCountries',
    plant: () =>
      request('getCountries', (sent) => {
        sent.url = sent.url.replace(/perPage=7\b/, 'perPage=9')
      }),
  },
  {
    name: 'pages counted from zero',
    found: 'paging/getCountries',
    operation: 'getCountries',
    plant: () =>
      request('getCountries', (sent) => {
        sent.url = sent.url.replace(
          /page=(\d+)/,
          (_, page: string) => `page=${page === '0' ? 0 : Math.max(1, Number(page) - 1)}`,
        )
      }),
  },
  {
    name: 'a page of any size',
    found: 'paging/getUserOrders',
    operation: 'getUserOrders',
    plant: () =>
      request('getUserOrders', (sent) => {
        sent.url = sent.url.replace('perPage=100000', 'perPage=100')
      }),
  },
  {
    name: 'search that minds upper case',
    found: 'search/finds',
    operation: 'search',
    plant: () =>
      answer('search', ({ products }, { url }) => {
        const q = new URL(url).searchParams.get('q') ?? ''
        if (q === q.toUpperCase()) products.entities = []
      }),
  },
  {
    name: 'an error of GraphQL that takes all data with it',
    found: 'graphql/nothing-found',
    operation: 'graphql',
    plant: () =>
      inGraphql((body: { data: unknown; errors?: unknown }, query) => {
        if (!query.includes('pageBySlug')) return
        body.data = null
        body.errors = [{ message: 'Not found' }]
      }),
  },
  {
    name: 'GraphQL that ignores the name of the operation',
    found: 'graphql/variables',
    operation: 'graphql',
    plant: () =>
      inGraphql((body: { data: Record<string, unknown> }, query) => {
        if (query.startsWith('query A')) body.data = { articles: { total: 1 } }
      }),
  },
  {
    name: 'a list of GraphQL that is null although it must not be',
    found: 'graphql/every-field',
    operation: 'graphql',
    plant: () =>
      inGraphql((body: { data: Record<string, unknown> }) => {
        if ('brands' in body.data) body.data['brands'] = null
      }),
  },
  {
    name: 'a number of GraphQL as text',
    found: 'graphql/every-field',
    operation: 'graphql',
    plant: () =>
      inGraphql((body: { data: { articles?: { total: unknown } } }) => {
        if (body.data.articles) body.data.articles.total = '7'
      }),
  },
  {
    name: 'articles that ignore skip',
    found: 'graphql/limits',
    operation: 'graphql',
    plant: () =>
      request('graphql', (sent) => {
        sent.body = sent.body?.replaceAll('skip: 1', 'skip: 0')
      }),
  },
  {
    name: 'a wrong query that is answered without errors',
    found: 'graphql/wrong-query',
    operation: 'graphql',
    plant: () =>
      response('graphql', (response) => {
        if (response.body.errors) response.body = { data: null }
      }),
  },
  {
    name: 'GraphQL that answers text/html',
    found: 'graphql-http/must',
    operation: 'graphql',
    plant: () => response('graphql', ({ headers }) => headers.set('content-type', 'text/html')),
  },
  {
    name: 'GraphQL that answers its own type as JSON',
    found: 'graphql-http/should',
    operation: 'graphql',
    plant: () => response('graphql', ({ headers }) => headers.set('content-type', 'application/json; charset=utf-8')),
  },
  {
    name: 'a query that cannot be read, refused by 400 to who asks for JSON',
    found: 'graphql-http/should',
    operation: 'graphql',
    plant: () =>
      response('graphql', (response, { headers }) => {
        if (response.body.errors && headers.get('accept') === 'application/json') response.status = 400
      }),
  },
  {
    name: 'a cart that caches may keep',
    found: 'caching/personal',
    operation: 'getCart',
    plant: () => response('getCart', ({ headers }) => headers.set('cache-control', 'max-age=60')),
  },
  {
    name: 'an order that says nothing to caches',
    found: 'caching/order',
    operation: 'getOrderByToken',
    plant: () => response('getOrderByToken', ({ headers }) => headers.delete('cache-control')),
  },
  {
    name: 'kept listings without Vary',
    found: 'caching/vary',
    operation: 'getCatalogState',
    plant: () => response('getCatalogState', ({ headers }) => headers.set('cache-control', 'public, s-maxage=300')),
  },
  {
    name: 'kept products that vary by the language alone',
    found: 'caching/vary',
    operation: 'getProducts',
    plant: () =>
      response('getProducts', ({ headers }) => {
        headers.set('cache-control', 'public, max-age=60')
        headers.set('vary', 'X-Locale')
      }),
  },
  {
    name: 'refusals that caches keep',
    found: 'caching/refusals',
    operation: 'getCatalogState',
    plant: () =>
      response('getCatalogState', ({ status, headers }) => {
        if (status >= 400) headers.set('cache-control', 'public, max-age=60')
      }),
  },
  {
    name: 'settings that name a currency which is not sold in',
    found: 'settings/currencies',
    operation: 'getCurrencies',
    plant: () => answer('getGlobals', ({ currencies }) => void (currencies[0].code = 'GBP')),
  },
]
