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

describe.each(services)('reviews: %s', (_, service, pageAnswer, reviewAnswer) => {
  const over = (answer: () => unknown) => createTestShop({}, { fallback: answer, check: null })

  it('are read by pages and stars, with the average of all', async () => {
    const { shop, requests } = over(() => pageAnswer)
    expect(await service.getReviews(shop, { productId: 7, stars: 4 })).toEqual({ ok: true, data: page })
    expect(requests).toMatchObject([{ method: 'GET', query: { page: '1', stars: '4' } }])
    expect(requests[0]?.path).toContain('/products/7/reviews')
  })

  it('are written once for a key, without blanks', async () => {
    const { shop, requests } = over(() => reviewAnswer)
    const written = { productId: 7, rating: 80, name: ' Jana ', text: 'Tichý ', pros: '', cons: null }
    expect(await service.addReview(shop, written, { idempotencyKey: 'key-12345' })).toEqual({ ok: true, data: review })
    expect(requests).toHaveLength(1)
    expect(requests[0]?.headers.get('idempotency-key')).toBe('key-12345')
    expect(JSON.stringify(requests[0]?.body)).toMatch(/"Jana".*"Tichý"/)
  })

  it('say that they could not be read, and that it is not known whether one was written', async () => {
    const { shop } = over(() => Promise.reject(new TypeError('fetch failed')))
    expect(await service.getReviews(shop, { productId: 7 })).toMatchObject({ ok: false, error: { code: 'network' } })
    const lost = await service.addReview(
      shop,
      { productId: 7, rating: 80, name: 'Jana' },
      { idempotencyKey: 'key-12345' },
    )
    expect(lost).toMatchObject({ ok: false, error: { code: 'network', outcome: 'unknown' } })
  })
})
