import { createTestClock, createTestShop } from '@vanek/sdk/testing'
import { findProducts, querySearchService, type SearchService } from '@vanek/sdk/search'
import { describe, expect, it } from 'vitest'
import { acmeSearch } from './search.ts'

const services: readonly [string, SearchService, (ids: readonly unknown[]) => unknown][] = [
  ['ours', querySearchService, (productIds) => ({ productIds, menuItems: [] })],
  ['Acme', acmeSearch, (ids) => ({ hits: ids.map((id) => ({ objectID: String(id) })) })],
]

describe.each(services)('the search service: %s', (_, service, answerOf) => {
  const find = (answer: () => unknown) => {
    const clock = createTestClock({ instantMs: 500 })
    const { shop, requests } = createTestShop({}, { fallback: answer, check: null, clock })
    return { found: findProducts(shop, { q: ' tichý  větrák ', service }), requests, clock }
  }
  const own = { source: { query: 'tichý větrák' }, menuItems: [], service: false }

  it('names products, best first, for the cleaned query', async () => {
    const { found, requests } = find(() => answerOf([9, 8]))
    expect(await found).toEqual({ source: { ids: [9, 8], named: 'tichý větrák' }, menuItems: [], service: true })
    expect(JSON.stringify([requests[0]?.body, requests[0]?.query])).toContain('tichý větrák')
    expect(requests).toHaveLength(1)
  })

  it.each([
    ['is down', () => new Response('', { status: 503 })],
    ['breaks', () => Promise.reject(new TypeError('fetch failed'))],
    ['answers what is no list', () => Response.json({ productIds: 7, hits: 7 })],
    ['answers what is no ids', () => answerOf(['x', 'y'])],
    ['finds nothing', () => answerOf([])],
    ['finds more than a listing takes', () => answerOf(Array.from({ length: 200 }, (__, at) => at + 1))],
  ])('leaves it to the own search when it %s', async (__, answer) => {
    expect(await find(answer).found).toEqual(own)
  })

  it('leaves it to the own search when it hangs', async () => {
    const { found, clock, requests } = find(() => new Promise(() => {}))
    await expect.poll(() => requests.length).toBe(1)
    await clock.advance(2000)
    expect(await found).toEqual(own)
  })
})
