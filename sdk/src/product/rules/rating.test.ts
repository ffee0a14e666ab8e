import { describe, expect, it } from 'vitest'
import { formatStars } from '@vanek/sdk/product'
import { toStars } from './rating.ts'

describe('ratings', () => {
  it.each([
    [0, 0],
    [20, 1],
    [50, 2.5],
    [100, 5],
    [null, null],
  ])('B3.10 %s points are %s stars', (rating, count) => {
    expect(toStars(rating)).toBe(count)
  })

  it.each([
    [100, '5,0'],
    [90, '4,5'],
    [87, '4,4'],
    [0, '0,0'],
    [null, ''],
  ])('C9.07 %s points are formatted as %j', (rating, text) => {
    expect(formatStars(rating)).toBe(text)
  })

  it('uses the separators of another language', () => {
    expect(formatStars(90, { decimalPoint: '.', millesimalPoint: ',' })).toBe('4.5')
  })
})
