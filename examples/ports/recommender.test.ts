import { productRecommender, widgetRecommender } from '@vanek/sdk/integrations/recommenders'
import { getRecommendedProducts, type Recommender } from '@vanek/sdk/recommendations'
import { createTestClock, createTestShop, type TestRequest } from '@vanek/sdk/testing'
import { describe, expect, it } from 'vitest'
import { acmeRecommender } from './recommender.ts'

const recommenders: readonly [string, Recommender, (ids: readonly unknown[]) => unknown][] = [
  ['productRecommender', productRecommender, (productIds) => ({ productIds })],
  ['widgetRecommender', widgetRecommender, (ids) => ({ items: ids.map((productId) => ({ productId })) })],
  ['Acme', acmeRecommender, (ids) => ({ offers: ids.map((id) => ({ id })) })],
]

const box = (id: number, isAvailable = true) => ({ id, name: `P${id}`, availability: { isAvailable } })
const isListing = ({ path }: TestRequest) => path.includes('/catalog/')

describe.each(recommenders)('the recommender: %s', (_, recommender, toResponse) => {
  function setUp(respond: () => unknown) {
    const fallback = (request: TestRequest) =>
      isListing(request)
        ? { products: [box(1), box(2, false), box(3)], pagination: { total: 3, page: 1, perPage: 20 }, filters: [] }
        : respond()
    const clock = createTestClock({ instantMs: 500 })
    const { shop, requests } = createTestShop({}, { fallback, check: null, clock })
    const offered = getRecommendedProducts(shop, { recommender, placement: 'homepage', session: 's-1', limit: 4 })
    return { ids: offered.then((products) => products.map(({ id }) => id)), requests, clock }
  }

  it('returns available products in the order of the recommender, for the placement', async () => {
    const { ids, requests } = setUp(() => toResponse([3, 2, 1]))
    expect(await ids).toEqual([3, 1])
    const queries = requests.filter((request) => !isListing(request))
    expect(queries).toHaveLength(1)
    expect(JSON.stringify([queries[0]?.body, queries[0]?.query])).toContain('homepage')
  })

  it.each([
    ['is down', () => new Response('', { status: 503 })],
    ['fails', () => Response.error()],
    ['returns no list', () => Response.json({ productIds: 7, items: 7, offers: 7 })],
    ['returns invalid ids', () => toResponse(['x', -1, null])],
  ])('returns nothing when the service %s', async (__, respond) => {
    expect(await setUp(respond).ids).toEqual([])
  })

  it('returns nothing after a timeout', async () => {
    const { ids, clock, requests } = setUp(() => new Promise(() => {}))
    await expect.poll(() => requests.length).toBe(1)
    await clock.advance(2000)
    expect(await ids).toEqual([])
  })
})
