import { createTestClock, createTestShop } from '@vanek/sdk/testing'
import { findProducts, querySearchService, type SearchService } from '@vanek/sdk/search'
import { describe, expect, it } from 'vitest'
import { acmeSearch } from './search.ts'

const services: readonly [string, SearchService, (ids: readonly unknown[]) => unknown][] = [
  ['ours', querySearchService, (productIds) => ({ productIds, menuItems: [] })],
  ['Acme', acmeSearch, (ids) => ({ hits: ids.map((id) => ({ objectID: String(id) })) })],
]

describe.each(services)('the search service: %s', (_, service, toResponse) => {
  const setUp = (respond: () => unknown) => {
    const clock = createTestClock({ instantMs: 500 })
    const { shop, requests } = createTestShop({}, { fallback: respond, check: null, clock })
    return { found: findProducts(shop, { q: ' tichý  větrák ', service }), requests, clock }
  }
  const own = { source: { query: 'tichý větrák' }, menuItems: [], service: false }

  it('returns product ids, best first, for the normalized query', async () => {
    const { found, requests } = setUp(() => toResponse([9, 8]))
    expect(await found).toEqual({ source: { ids: [9, 8], named: 'tichý větrák' }, menuItems: [], service: true })
    expect(JSON.stringify([requests[0]?.body, requests[0]?.query])).toContain('tichý větrák')
    expect(requests).toHaveLength(1)
  })

  it.each([
    ['is down', () => new Response('', { status: 503 })],
    ['fails', () => Response.error()],
    ['returns no list', () => Response.json({ productIds: 7, hits: 7 })],
    ['returns invalid ids', () => toResponse(['x', 'y'])],
    ['finds nothing', () => toResponse([])],
    ['finds more products than a listing accepts', () => toResponse(Array.from({ length: 200 }, (__, at) => at + 1))],
  ])('falls back to the built-in search when the service %s', async (__, respond) => {
    expect(await setUp(respond).found).toEqual(own)
  })

  it('falls back to the built-in search after a timeout', async () => {
    const { found, clock, requests } = setUp(() => new Promise(() => {}))
    await expect.poll(() => requests.length).toBe(1)
    await clock.advance(2000)
    expect(await found).toEqual(own)
  })
})
