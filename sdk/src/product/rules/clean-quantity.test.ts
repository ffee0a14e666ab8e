import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanAmountText, normalizeAmountText, shortUnit } from '@vanek/sdk/product'

describe('B5.10 cleanAmountText', () => {
  it.each<[string, string, number, string]>([
    ['B5.09', '1a2 ', 0, '12'],
    ['B5.09', '-3e', 0, '3'],
    ['B5.09', '12.5', 0, '12'],
    ['B5.09', '1.2.3', 2, '1.23'],
    ['B5.10', '1,5', 1, '1.5'],
    ['B5.10', ',5', 1, '0.5'],
    ['B5.11', '1.239', 2, '1.23'],
    ['B5.11', '1.29', 1, '1.2'],
    ['B5.11', '1.', 2, '1.'],
    ['B5.12', '00', 0, '0'],
    ['B5.12', '000', 1, '0'],
    ['B5.12', '00.5', 1, '0.5'],
    ['B5.19', '123456', 0, '1234'],
    ['B5.19', '123.45', 2, '123.'],
    // the point stays while typing: without it the next digit would make 1005
    ['B5.19', '100.', 1, '100.'],
    ['B5.19', '100.5', 1, '100.'],
    ['B5.19', '12.34', 2, '12.3'],
    ['B5.19', '1234.5', 1, '1234'],
    ['nothing', '', 0, ''],
  ])('%s: %j with %d decimals becomes %j', (_id, text, decimals, clean) => {
    expect(cleanAmountText(text, decimals)).toBe(clean)
  })

  it('B5.09 B5.11 B5.19 returns a valid partial number, and cleaning is idempotent', () => {
    const texts = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('0', '1', '9', '.', ',', ' ', 'k') }))
    fc.assert(
      fc.property(texts, fc.integer({ min: 0, max: 3 }), (text, decimals) => {
        const clean = cleanAmountText(text, decimals)
        expect(clean).toMatch(decimals === 0 ? /^\d{0,4}$/ : new RegExp(`^(\\d+(\\.\\d{0,${decimals}})?)?$`))
        expect(clean.length).toBeLessThanOrEqual(4)
        expect(clean).not.toMatch(/^00/)
        expect(cleanAmountText(clean, decimals)).toBe(clean)
      }),
    )
  })
})

describe('normalizeAmountText', () => {
  it.each([
    ['1.', '1'],
    ['12.', '12'],
    ['1.5', '1.5'],
    ['', ''],
  ])('B5.13 normalizes %j to %j', (text, expected) => {
    expect(normalizeAmountText(text, 2)).toBe(expected)
  })
})

it('B5.20 cuts a unit to 3 characters', () => {
  expect(['ks', ' bal ', 'metrů', ''].map(shortUnit)).toEqual(['ks', 'bal', 'met', ''])
})
