import { addReview, getReviews, type Review, type ReviewService } from '@vanek/sdk/reviews'
import { createTestShop } from '@vanek/sdk/testing'
import { describe, expect, it } from 'vitest'
import { acmeReviews } from './reviews.ts'

const review: Review = {
  ...{ id: 1, name: 'Jana', rating: 80, text: 'Tichý', created: '2026-05-01T10:00:00Z', verified: true },
}
const distribution = [0, 0, 0, 1, 1]
const page = { data: [review], meta: { pagination: { total: 2, page: 1, perPage: 5 }, average: 90, distribution } }
const acmeReview = { id: 1, author: 'Jana', stars: 4, body: 'Tichý', date: review.created, proved: true }

const services: readonly [string, ReviewService, unknown, unknown][] = [
  ['ours', { addReview, getReviews }, page, { data: review }],
  ['Acme', acmeReviews, { reviews: [acmeReview], total: 2, counts: distribution }, acmeReview],
]

describe.each(services)('reviews: %s', (_, service, pageResponse, reviewResponse) => {
  const setUp = (respond: () => unknown) => createTestShop({}, { fallback: respond, check: null })

  it('are read in pages and filtered by stars, with the average of all', async () => {
    const { shop, requests } = setUp(() => pageResponse)
    expect(await service.getReviews(shop, { productId: 7, stars: 4 })).toEqual({ ok: true, data: page })
    expect(requests).toMatchObject([{ method: 'GET', query: { page: '1', stars: '4' } }])
    expect(requests[0]?.path).toContain('/products/7/reviews')
  })

  it('are written with an idempotency key, with trimmed texts', async () => {
    const { shop, requests } = setUp(() => reviewResponse)
    const params = { productId: 7, rating: 80, name: ' Jana ', text: 'Tichý ', pros: '', cons: null }
    expect(await service.addReview(shop, params, { idempotencyKey: 'key-12345' })).toEqual({ ok: true, data: review })
    expect(requests).toHaveLength(1)
    expect(requests[0]?.headers.get('idempotency-key')).toBe('key-12345')
    expect(JSON.stringify(requests[0]?.body)).toMatch(/"Jana".*"Tichý"/)
  })

  it('report a network error, with an unknown outcome of a write', async () => {
    const { shop } = setUp(() => Promise.reject(new TypeError('fetch failed')))
    expect(await service.getReviews(shop, { productId: 7 })).toMatchObject({ ok: false, error: { code: 'network' } })
    const lost = await service.addReview(
      shop,
      { productId: 7, rating: 80, name: 'Jana' },
      { idempotencyKey: 'key-12345' },
    )
    expect(lost).toMatchObject({ ok: false, error: { code: 'network', outcome: 'unknown' } })
  })
})
