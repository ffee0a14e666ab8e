import { productRecommender, widgetRecommender } from '@vanek/sdk/integrations/recommenders'
import { getRecommendedProducts, type Recommender } from '@vanek/sdk/recommendations'
import { createTestClock, createTestShop, type TestRequest } from '@vanek/sdk/testing'
import { describe, expect, it } from 'vitest'
import { acmeRecommender } from './recommender.ts'

const recommenders: readonly [string, Recommender, (ids: readonly unknown[]) => unknown][] = [
  ['the first of ours', productRecommender, (productIds) => ({ productIds })],
  ['the second of ours', widgetRecommender, (ids) => ({ items: ids.map((productId) => ({ productId })) })],
  ['Acme', acmeRecommender, (ids) => ({ offers: ids.map((id) => ({ id })) })],
]

const box = (id: number, isAvailable = true) => ({ id, name: `P${id}`, availability: { isAvailable } })
const isListing = ({ path }: TestRequest) => path.includes('/catalog/')

describe.each(recommenders)('the recommender: %s', (_, recommender, answerOf) => {
  function ask(answer: () => unknown) {
    const fallback = (request: TestRequest) =>
      isListing(request)
        ? { products: [box(1), box(2, false), box(3)], pagination: { total: 3, page: 1, perPage: 20 }, filters: [] }
        : answer()
    const clock = createTestClock({ instantMs: 500 })
    const { shop, requests } = createTestShop({}, { fallback, check: null, clock })
    const offered = getRecommendedProducts(shop, { recommender, placement: 'homepage', session: 's-1', limit: 4 })
    return { ids: offered.then((products) => products.map(({ id }) => id)), requests, clock }
  }

  it('offers what can be had, in its order, for the placement', async () => {
    const { ids, requests } = ask(() => answerOf([3, 2, 1]))
    expect(await ids).toEqual([3, 1])
    const queries = requests.filter((request) => !isListing(request))
    expect(queries).toHaveLength(1)
    expect(JSON.stringify([queries[0]?.body, queries[0]?.query])).toContain('homepage')
  })

  it.each([
    ['is down', () => new Response('', { status: 503 })],
    ['breaks', () => Promise.reject(new TypeError('fetch failed'))],
    ['answers what is no list', () => Response.json({ productIds: 7, items: 7, offers: 7 })],
    ['answers what is no ids', () => answerOf(['x', -1, null])],
  ])('offers nothing when it %s', async (__, answer) => {
    expect(await ask(answer).ids).toEqual([])
  })

  it('offers nothing when it hangs', async () => {
    const { ids, clock, requests } = ask(() => new Promise(() => {}))
    await expect.poll(() => requests.length).toBe(1)
    await clock.advance(2000)
    expect(await ids).toEqual([])
  })
})
