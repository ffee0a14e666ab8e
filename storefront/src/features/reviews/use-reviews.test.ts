import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withReview } from './review-form.tsx'
import { reviewOrders, reviewQueryFrom, reviewSearch, type ReviewQuery } from './use-reviews.ts'

const query: fc.Arbitrary<ReviewQuery> = fc
  .record({
    page: fc.integer({ min: 1, max: 10_000 }),
    order: fc.constantFrom(...reviewOrders),
    stars: fc.option(fc.integer({ min: 1, max: 5 })),
    onlyWithReview: fc.boolean(),
    onlyWithPhotos: fc.boolean(),
  })
  .map(({ order: { sort, sortDirection }, ...rest }) => ({ ...rest, sort, sortDirection }))

describe('the reviews of a URL', () => {
  it('C3.45 are the newest five with and without text by default', () => {
    expect(reviewQueryFrom(new URLSearchParams())).toEqual({
      page: 1,
      sort: 'time',
      sortDirection: 'desc',
      stars: null,
      onlyWithReview: false,
      onlyWithPhotos: false,
    })
  })

  it('can be written and read back, and leaves the rest of the URL alone', () => {
    fc.assert(
      fc.property(query, (expected) => {
        const params = new URLSearchParams(reviewSearch(expected, new URLSearchParams('variant_id=7&reviews_page=3')))
        expect(reviewQueryFrom(params)).toEqual(expected)
        expect(params.get('variant_id')).toBe('7')
      }),
    )
  })

  it('are the default ones for an invalid URL', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (page, order, stars) => {
        const params = { reviews_page: page, reviews_sort: order, reviews_stars: stars }
        const read = reviewQueryFrom(new URLSearchParams(params))
        expect([null, 1, 2, 3, 4, 5]).toContain(read.stars)
        expect(read.page).toBeGreaterThanOrEqual(1)
        expect(['time', 'rating']).toContain(read.sort)
      }),
    )
  })
})

describe('the sums of the reviews', () => {
  it.each([
    [80, [0, 0, 1, 2, 1], 72.5],
    [70, [0, 0, 1, 2, 1], 70],
    [20, [1, 0, 1, 1, 1], 57.5],
  ])('C9.06 C9.07 contain a review of %d that was just written', (rating, distribution, average) => {
    const before = { count: 3, rating: 70, distribution: [0, 0, 1, 1, 1] }
    const after = withReview(before, { rating } as never)
    expect([after.count, after.distribution]).toEqual([4, distribution])
    expect(after.rating).toBeCloseTo(average)
  })
})
