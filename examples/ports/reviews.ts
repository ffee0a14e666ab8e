import { fail, ok, type Result, type Shop } from '@vanek/sdk'
import type { AddReviewError, GetReviewsError, Review, ReviewService } from '@vanek/sdk/reviews'

/** A review in the format of the service: integer stars and a single text. */
interface AcmeReview {
  readonly id: number
  readonly author: string
  readonly stars: number
  readonly body: string
  readonly date: string
  readonly proved: boolean
}

const reviewOf = ({ id, author, stars, body, date, proved }: AcmeReview): Review => ({
  ...{ id, name: author, rating: stars * 20, text: body === '' ? null : body, created: date, verified: proved },
})

async function request<T, E extends GetReviewsError | AddReviewError>(shop: Shop, path: string, init: RequestInit) {
  const outcome = init.method === 'POST' ? 'unknown' : 'none'
  const failed = (code: 'network' | 'server') => fail({ code, retryable: true, outcome, issues: [] } as unknown as E)
  try {
    const response = await shop.config.fetch(`${shop.config.endpoints.services}/acme/${path}`, init)
    return response.ok ? (ok((await response.json()) as T) as Result<T, E>) : failed('server')
  } catch {
    init.signal?.throwIfAborted()
    return failed('network')
  }
}

/** A review service that always sorts by date, and has no separate pros and cons. */
export const acmeReviews: ReviewService = {
  async getReviews(shop, { productId, page = 1, perPage = 5, stars }, { signal = null } = {}) {
    const query = new URLSearchParams({
      page: String(page),
      size: String(perPage),
      ...(stars && { stars: String(stars) }),
    })
    type Page = { readonly reviews: readonly AcmeReview[]; readonly total: number; readonly counts: number[] }
    const result = await request<Page, GetReviewsError>(shop, `products/${productId}/reviews?${query}`, { signal })
    if (!result.ok) return result
    const { reviews, total, counts: distribution } = result.data
    const all = distribution.reduce((sum, count) => sum + count, 0)
    const points = distribution.reduce((sum, count, at) => sum + count * (at + 1) * 20, 0)
    const average = all === 0 ? null : Math.round(points / all)
    return ok({ data: reviews.map(reviewOf), meta: { pagination: { total, page, perPage }, average, distribution } })
  },
  async addReview(shop, { productId, rating, name, text, pros, cons }, { idempotencyKey, signal = null } = {}) {
    const body = [text, pros, cons].flatMap((part) => part?.trim() || []).join('\n')
    const result = await request<AcmeReview, AddReviewError>(shop, `products/${productId}/reviews`, {
      ...{ method: 'POST', signal, body: JSON.stringify({ author: name.trim(), stars: rating / 20, body }) },
      headers: { 'Content-Type': 'application/json', ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }) },
    })
    return result.ok ? ok(reviewOf(result.data)) : result
  },
}
