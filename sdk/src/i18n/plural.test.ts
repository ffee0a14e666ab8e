import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plural } from '@vanek/sdk/format'

const pieces = { zero: 'žádný kus', one: '{n} kus', few: '{n} kusy', many: '{n} kusů', fraction: '{n} kusu' }

describe('plural', () => {
  it.each([
    ['cs', 0, 'žádný kus'],
    ['cs', 1, '1 kus'],
    ['cs', 2, '2 kusy'],
    ['cs', 4, '4 kusy'],
    ['cs', 5, '5 kusů'],
    ['cs', 21, '21 kusů'],
    ['cs', 22, '22 kusů'],
    ['cs', 1.5, '1,5 kusu'],
    ['cs', -2, '-2 kusy'],
    ['sk-SK', 3, '3 kusy'],
    ['de', 3, '3 kusů'],
    ['en', 1, '1 kus'],
    ['en', 1.5, '1.5 kusů'],
    ['de', 1.5, '1,5 kusů'],
  ])('uses for %s the right form of %d', (locale, n, text) => {
    expect(plural(locale, n, pieces)).toBe(text)
  })

  it('B9.12 has four Czech forms: for 0, 1, 2 to 4, and 5 or more', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000 }), (n) => {
        const form = ['žádný kus', `${n} kus`, `${n} kusy`, `${n} kusy`, `${n} kusy`][n] ?? `${n} kusů`
        expect(plural('cs', n, pieces)).toBe(form)
      }),
    )
  })

  it('B1.07 uses the Czech forms for Slovak', () => {
    const numbers = fc.oneof(fc.nat({ max: 10_000 }), fc.float({ noNaN: true, min: -100, max: 100 }))
    fc.assert(
      fc.property(numbers, (n) => {
        expect(plural('sk', n, pieces)).toBe(plural('cs', n, pieces))
      }),
    )
    expect([plural('sk', 3, pieces), plural('de', 3, pieces)]).toEqual(['3 kusy', '3 kusů'])
  })

  it('falls back to the plural when a form is missing', () => {
    expect(plural('cs', 0, { one: 'kus', many: 'kusů' })).toBe('kusů')
    expect(plural('cs', 3, { one: 'kus', many: 'kusů' })).toBe('kusů')
    expect(plural('cs', 0.5, { one: 'kus', few: 'kusy', many: 'kusů' })).toBe('kusy')
  })
})
