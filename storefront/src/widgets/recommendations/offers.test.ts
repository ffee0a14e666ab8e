import { describe, expect, it } from 'vitest'
import { rowsOf, titles } from './offers.tsx'

const some = (count: number) => Array.from({ length: count }, (_, at) => at)

describe('a shelf', () => {
  it.each([
    ['homepage', 9, 8],
    ['homepage', 8, 8],
    ['homepage', 7, 4],
    ['homepage', 2, 2],
    ['category', 9, 4],
    ['not_found', 3, 3],
    ['checkout_cart_items', 0, 0],
  ] as const)('of %s shows of %i products %i', (placement, offered, shown) => {
    expect(rowsOf(placement, some(offered))).toEqual(some(shown))
  })

  it('has a heading wherever it stands', () => {
    expect(Object.values(titles)).toHaveLength(9)
    expect(Object.values(titles).every((title) => title.length > 5)).toBe(true)
  })
})
