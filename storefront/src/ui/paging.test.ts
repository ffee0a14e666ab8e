import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageNumbers } from './paging.tsx'

describe('pageNumbers', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, 0, 9]],
    [5, 9, [1, 0, 4, 5, 6, 0, 9]],
    [9, 9, [1, 0, 8, 9]],
    [2, 9, [1, 2, 3, 0, 9]],
  ])('of page %d of %d are %j, with 0 for a gap', (page, pages, numbers) => {
    expect(pageNumbers(page, pages)).toEqual(numbers)
  })

  it('always include the first, the last and the current page, in order and once each', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (a, b) => {
        const [page, pages] = [Math.min(a, b), Math.max(a, b)]
        const numbers = pageNumbers(page, pages).filter((n) => n > 0)
        expect(numbers).toEqual([...new Set(numbers)].sort((x, y) => x - y))
        expect(numbers).toEqual(expect.arrayContaining([1, page, pages]))
      }),
    )
  })
})
