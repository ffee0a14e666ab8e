import { describe, expect, it } from 'vitest'
import { addReview, getComments, getReviews } from '@vanek/sdk/reviews'
import { refuse, shopOver } from '../testing/back-end.ts'

const page = { data: [], meta: { pagination: { total: 0, page: 1, perPage: 5 }, average: null, distribution: [] } }

describe('getReviews', () => {
  it('C7.55 C9.05 asks for the first five, the latest first, unless told', async () => {
    const { shop, seen } = shopOver(() => page)
    expect(await getReviews(shop, { productId: 5 })).toEqual({ ok: true, data: page })
    expect(seen[0]).toMatchObject({
      method: 'GET',
      path: '/api/v1/products/5/reviews',
      query: { page: '1', perPage: '5', onlyWithReview: '0', sort: 'time', sortDirection: 'desc' },
    })
  })

  it('C3.45 asks by page, size, texts only, sort and direction', async () => {
    const { shop, seen } = shopOver(() => page)
    const sorted = { sort: 'rating', sortDirection: 'asc' } as const
    await getReviews(shop, { productId: 5, page: 3, perPage: 20, onlyWithReview: true, stars: 4, ...sorted })
    expect(seen[0]?.query).toEqual({ page: '3', perPage: '20', onlyWithReview: '1', stars: '4', ...sorted })
  })
})

describe('addReview', () => {
  const review = { productId: 5, rating: 80, name: ' Jana ', text: 'Tichý.', pros: ' ', cons: null }

  it('C7.54 sends the review, empty texts as null', async () => {
    const { shop, seen } = shopOver(() => ({ data: { id: 9, rating: 80 } }))
    expect(await addReview(shop, review)).toEqual({ ok: true, data: { id: 9, rating: 80 } })
    expect(seen[0]).toMatchObject({
      method: 'POST',
      path: '/api/v1/products/5/reviews',
      body: { rating: 80, name: 'Jana', text: 'Tichý.', pros: null, cons: null },
    })
  })

  it('sends a key, so that repeating it is harmless', async () => {
    const { shop, seen } = shopOver(() => ({ data: {} }))
    await addReview(shop, review, { idempotencyKey: 'key-of-mine' })
    await addReview(shop, review)
    expect(seen[0]?.headers.get('idempotency-key')).toBe('key-of-mine')
    expect(seen[1]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
  })

  it('passes a refusal on', async () => {
    const { shop } = shopOver(() => refuse(422, 'validation', 'rating'))
    expect(await addReview(shop, review)).toMatchObject({ ok: false, error: { code: 'validation', status: 422 } })
  })
})

describe('getComments', () => {
  it('C7.56 answers the comments of a product', async () => {
    const comments = [{ id: 1, text: 'Jde to i do sprchy?', answer: { text: 'Ano.' } }]
    const { shop, seen } = shopOver(() => ({ data: comments }))
    expect(await getComments(shop, { productId: 5 })).toEqual({ ok: true, data: comments })
    expect(seen[0]).toMatchObject({ method: 'GET', path: '/api/v1/products/5/comments' })
  })
})
