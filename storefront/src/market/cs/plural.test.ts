import { describe, expect, it } from 'vitest'
import { outOf } from './plural.ts'

describe('a number after z', () => {
  it.each([2, 3, 4, 6, 7, 12, 13, 14, 16, 17, 20, 29, 30, 49, 60, 79, 100, 199, 200, 340, 720, 2_000, 4_500, 14_000])(
    'ze %d',
    (n) => {
      expect(outOf(n)).toBe(`ze ${n}`)
    },
  )

  it.each([0, 1, 5, 8, 9, 10, 11, 15, 18, 19, 50, 59, 80, 99, 500, 850, 999, 1_000, 1_900, 5_000])('z %d', (n) => {
    expect(outOf(n)).toBe(`z ${n}`)
  })
})
