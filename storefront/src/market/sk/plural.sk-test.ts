import { describe, expect, it } from 'vitest'
import { outOf } from './plural.ts'

describe('a number after z', () => {
  it.each([4, 6, 7, 14, 16, 17, 40, 49, 60, 74, 100, 104, 160, 400, 620, 799, 4_000, 14_500, 100_000])('zo %d', (n) => {
    expect(outOf(n)).toBe(`zo ${n}`)
  })

  it.each([0, 1, 2, 3, 5, 8, 9, 10, 11, 15, 18, 20, 24, 36, 50, 87, 99, 204, 346, 514, 1_000, 1_400, 2_600, 24_000])(
    'z %d',
    (n) => {
      expect(outOf(n)).toBe(`z ${n}`)
    },
  )
})
