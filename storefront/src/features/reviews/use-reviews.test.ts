import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reviewOrders, reviewQueryFrom, reviewSearch, type ReviewQuery } from './use-reviews.ts'

const query: fc.Arbitrary<ReviewQuery> = fc
  .record({
    page: fc.integer({ min: 1, max: 10_000 }),
    order: fc.constantFrom(...reviewOrders),
    onlyWithReview: fc.boolean(),
  })
  .map(({ page, order: { sort, sortDirection }, onlyWithReview }) => ({ page, sort, sortDirection, onlyWithReview }))

describe('which reviews an address asks for', () => {
  it('C3.45 are the youngest five with and without words unless it tells otherwise', () => {
    expect(reviewQueryFrom(new URLSearchParams())).toEqual({
      page: 1,
      sort: 'time',
      sortDirection: 'desc',
      onlyWithReview: false,
    })
  })

  it('can be written and read back, and leaves the rest of the address alone', () => {
    fc.assert(
      fc.property(query, (wanted) => {
        const params = new URLSearchParams(reviewSearch(wanted, new URLSearchParams('variant_id=7&reviews_page=3')))
        expect(reviewQueryFrom(params)).toEqual(wanted)
        expect(params.get('variant_id')).toBe('7')
      }),
    )
  })

  it('are the usual ones for an address that makes no sense', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (page, order) => {
        const read = reviewQueryFrom(new URLSearchParams({ reviews_page: page, reviews_sort: order }))
        expect(read.page).toBeGreaterThanOrEqual(1)
        expect(['time', 'rating']).toContain(read.sort)
      }),
    )
  })
})
