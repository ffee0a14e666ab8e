import type { Fault } from './fault.ts'
import { changeBody, changeRequest, changeResponse, type InterceptedRequest } from './plant.ts'

const scopeOf = ({ url }: InterceptedRequest) => JSON.parse(new URL(url).searchParams.get('scope') ?? '{}')

const changeScope = (change: (scope: Record<string, unknown>) => void) =>
  changeRequest('getCatalogState', (request) => {
    const url = new URL(request.url)
    try {
      const scope = JSON.parse(url.searchParams.get('scope') ?? '') as Record<string, unknown>
      change(scope)
      url.searchParams.set('scope', JSON.stringify(scope))
      request.url = url.href
    } catch {
      // an invalid scope stays unchanged
    }
  })

const changeGraphql = (change: (body: never, query: string) => void) =>
  changeBody('graphql', (body, request) => {
    const { query } = JSON.parse(request.body ?? '{}') as { query: string }
    change(body as never, query)
  })

/** Faults in catalogue, paging, GraphQL and caching. */
export const goods: readonly Fault[] = [
  {
    name: 'products are sorted by id',
    detectedBy: 'catalogue/asked-order',
    operation: 'getProducts',
    plant: () =>
      changeBody(
        'getProducts',
        ({ data }) => void data.sort((one: { id: number }, other: { id: number }) => one.id - other.id),
      ),
  },
  {
    name: 'one unknown id removes all products',
    detectedBy: 'catalogue/asked-order',
    operation: 'getProducts',
    plant: () =>
      changeBody('getProducts', (body, { url }) => {
        if (url.includes('2147483646')) body.data = []
      }),
  },
  {
    name: 'the price in the listing is wrong',
    detectedBy: 'catalogue/one-price',
    operation: 'getCatalogState',
    plant: () =>
      changeBody('getCatalogState', ({ products }) => {
        for (const { prices } of products) prices.unitWithTax -= 0.37
      }),
  },
  {
    name: 'an unknown path returns 200',
    detectedBy: 'catalogue/unknown-path',
    operation: 'getCatalogState',
    plant: () =>
      changeResponse('getCatalogState', (response) => {
        if (response.status !== 404) return
        response.status = 200
        response.body = { products: [] }
      }),
  },
  {
    name: 'an invalid scope returns 200',
    detectedBy: 'catalogue/bad-scope',
    operation: 'getCatalogState',
    plant: () =>
      changeResponse('getCatalogState', (response) => {
        if (response.status === 422) response.status = 200
      }),
  },
  {
    name: 'the sorting of a listing is ignored',
    detectedBy: 'catalogue/sorted',
    operation: 'getCatalogState',
    plant: () => changeScope((scope) => void delete scope['sort']),
  },
  {
    name: 'filter counts are too high by 1',
    detectedBy: 'catalogue/filter-counts',
    operation: 'getCatalogState',
    plant: () =>
      changeBody('getCatalogState', ({ filters }) => {
        for (const { values } of filters) for (const value of values) value.count += 1
      }),
  },
  {
    name: 'the price filter is ignored',
    detectedBy: 'catalogue/price-filter',
    operation: 'getCatalogState',
    plant: () => changeScope((scope) => void delete scope['price']),
  },
  {
    name: 'pages overlap by one product',
    detectedBy: 'paging/getCatalogState',
    operation: 'getCatalogState',
    plant: () => {
      let last: unknown
      return changeBody('getCatalogState', (body, request) => {
        const { page, fromPage } = scopeOf(request)
        if (page === 2 && fromPage === 2) body.products[0] = last
        last = body.products.at(-1) ?? last
      })
    },
  },
  {
    name: 'pages after the last one return the first page',
    detectedBy: 'paging/getCatalogState',
    operation: 'getCatalogState',
    plant: () =>
      changeScope((scope) => {
        if (Number(scope['page']) > 2) scope['page'] = scope['fromPage'] = 1
      }),
  },
  {
    name: 'perPage is ignored',
    detectedBy: 'paging/getCountries',
    operation: 'getCountries',
    plant: () =>
      changeRequest('getCountries', (request) => {
        request.url = request.url.replace(/perPage=7\b/, 'perPage=9')
      }),
  },
  {
    name: 'pages are counted from 0',
    detectedBy: 'paging/getCountries',
    operation: 'getCountries',
    plant: () =>
      changeRequest('getCountries', (request) => {
        request.url = request.url.replace(
          /page=(\d+)/,
          (_, page: string) => `page=${page === '0' ? 0 : Math.max(1, Number(page) - 1)}`,
        )
      }),
  },
  {
    name: 'perPage has no maximum',
    detectedBy: 'paging/getUserOrders',
    operation: 'getUserOrders',
    plant: () =>
      changeRequest('getUserOrders', (request) => {
        request.url = request.url.replace('perPage=100000', 'perPage=100')
      }),
  },
  {
    name: 'search is case-sensitive',
    detectedBy: 'search/finds',
    operation: 'search',
    plant: () =>
      changeBody('search', ({ products }, { url }) => {
        const q = new URL(url).searchParams.get('q') ?? ''
        if (q === q.toUpperCase()) products.entities = []
      }),
  },
  {
    name: 'a missing page removes all GraphQL data',
    detectedBy: 'graphql/nothing-found',
    operation: 'graphql',
    plant: () =>
      changeGraphql((body: { data: unknown; errors?: unknown }, query) => {
        if (!query.includes('pageBySlug')) return
        body.data = null
        body.errors = [{ message: 'Not found' }]
      }),
  },
  {
    name: 'GraphQL ignores operationName',
    detectedBy: 'graphql/variables',
    operation: 'graphql',
    plant: () =>
      changeGraphql((body: { data: Record<string, unknown> }, query) => {
        if (query.startsWith('query A')) body.data = { articles: { total: 1 } }
      }),
  },
  {
    name: 'a non-null GraphQL list is null',
    detectedBy: 'graphql/every-field',
    operation: 'graphql',
    plant: () =>
      changeGraphql((body: { data: Record<string, unknown> }) => {
        if ('brands' in body.data) body.data['brands'] = null
      }),
  },
  {
    name: 'a GraphQL number is a string',
    detectedBy: 'graphql/every-field',
    operation: 'graphql',
    plant: () =>
      changeGraphql((body: { data: { articles?: { total: unknown } } }) => {
        if (body.data.articles) body.data.articles.total = '7'
      }),
  },
  {
    name: 'articles ignore skip',
    detectedBy: 'graphql/limits',
    operation: 'graphql',
    plant: () =>
      changeRequest('graphql', (request) => {
        request.body = request.body?.replaceAll('skip: 1', 'skip: 0')
      }),
  },
  {
    name: 'an invalid GraphQL query returns no errors',
    detectedBy: 'graphql/wrong-query',
    operation: 'graphql',
    plant: () =>
      changeResponse('graphql', (response) => {
        if (response.body.errors) response.body = { data: null }
      }),
  },
  {
    name: 'GraphQL responds with text/html',
    detectedBy: 'graphql-http/must',
    operation: 'graphql',
    plant: () => changeResponse('graphql', ({ headers }) => headers.set('content-type', 'text/html')),
  },
  {
    name: 'GraphQL ignores the requested content type',
    detectedBy: 'graphql-http/should',
    operation: 'graphql',
    plant: () =>
      changeResponse('graphql', ({ headers }) => headers.set('content-type', 'application/json; charset=utf-8')),
  },
  {
    name: 'an invalid query returns 400 to clients that accept application/json',
    detectedBy: 'graphql-http/should',
    operation: 'graphql',
    plant: () =>
      changeResponse('graphql', (response, { headers }) => {
        if (response.body.errors && headers.get('accept') === 'application/json') response.status = 400
      }),
  },
  {
    name: 'a cart is cacheable',
    detectedBy: 'caching/personal',
    operation: 'getCart',
    plant: () => changeResponse('getCart', ({ headers }) => headers.set('cache-control', 'max-age=60')),
  },
  {
    name: 'an order has no Cache-Control',
    detectedBy: 'caching/order',
    operation: 'getOrderByToken',
    plant: () => changeResponse('getOrderByToken', ({ headers }) => headers.delete('cache-control')),
  },
  {
    name: 'cacheable listings have no Vary',
    detectedBy: 'caching/vary',
    operation: 'getCatalogState',
    plant: () =>
      changeResponse('getCatalogState', ({ headers }) => headers.set('cache-control', 'public, s-maxage=300')),
  },
  {
    name: 'cacheable products vary by language only',
    detectedBy: 'caching/vary',
    operation: 'getProducts',
    plant: () =>
      changeResponse('getProducts', ({ headers }) => {
        headers.set('cache-control', 'public, max-age=60')
        headers.set('vary', 'X-Locale')
      }),
  },
  {
    name: 'error responses are cacheable',
    detectedBy: 'caching/refusals',
    operation: 'getCatalogState',
    plant: () =>
      changeResponse('getCatalogState', ({ status, headers }) => {
        if (status >= 400) headers.set('cache-control', 'public, max-age=60')
      }),
  },
  {
    name: 'the settings list an unknown currency',
    detectedBy: 'settings/currencies',
    operation: 'getCurrencies',
    plant: () => changeBody('getGlobals', ({ currencies }) => void (currencies[0].code = 'GBP')),
  },
]
