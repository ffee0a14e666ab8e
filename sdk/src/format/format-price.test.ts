import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Currency } from '@vanek/sdk'
import { formatNumber, formatPrice } from '@vanek/sdk/format'
import { czk } from '../transport/testing/test-shop.ts'

const usd: Currency = {
  ...czk,
  code: 'USD',
  symbol: '$',
  symbolPlacement: 'left',
  decimalPoint: '.',
  millesimalPoint: ',',
}

describe('formatPrice', () => {
  it('B3.20 uses every field of the currency to format 1234567.5', () => {
    const table: readonly [Currency, string][] = [
      [czk, '1 234 567,50 Kč'],
      [usd, '$1,234,567.50'],
      [{ ...czk, code: 'EUR', symbol: '€', millesimalPoint: '.' }, '1.234.567,50 €'],
      [{ ...czk, decimalPlaces: 0 }, '1 234 568 Kč'],
      [{ ...usd, decimalPlaces: 3 }, '$1,234,567.500'],
    ]
    for (const [currency, text] of table) expect(formatPrice(1234567.5, currency)).toBe(text.replaceAll(' ', '\u00A0'))
  })

  it('B9.31 groups digits by three', () => {
    const table: readonly [number, string][] = [
      [1, '1'],
      [999, '999'],
      [1000, '1_000'],
      [12345, '12_345'],
      [999999, '999_999'],
      [1000000, '1_000_000'],
      [-1234, '\u22121_234'],
      [1234.5, '1_234,50'],
    ]
    for (const [amount, text] of table)
      expect(formatPrice(amount, { ...czk, symbol: '', millesimalPoint: '_' })).toBe(`${text}\u00A0`)
  })

  it('B9.32 puts the symbol on the side given by the currency', () => {
    expect(formatPrice(5, czk)).toBe('5\u00A0Kč')
    expect(formatPrice(5, usd)).toBe('$5')
    expect(formatPrice(-5, usd)).toBe('\u2212$5')
  })

  it('B9.33 formats 0 as a word only if requested, Zdarma by default', () => {
    expect(formatPrice(0, czk)).toBe('0\u00A0Kč')
    expect(formatPrice(0, czk, { free: '' })).toBe('0\u00A0Kč')
    expect(formatPrice(0, czk, { free: 'Zdarma' })).toBe('Zdarma')
    expect(formatPrice(0, czk, { free: 'V ceně' })).toBe('V ceně')
    expect(formatPrice(1, czk, { free: 'Zdarma' })).toBe('1\u00A0Kč')
  })

  it.each([
    [0.1 + 0.2, undefined, '0,30'],
    [1.005, undefined, '1,01'],
    [0.004, undefined, '0'],
    [-0.004, undefined, '0'],
    [-0, undefined, '0'],
    [99.999, undefined, '100'],
    [49, 2, '49,00'],
    [49.5, 0, '50'],
    [1e-7, 2, '0,00'],
  ])('rounds %d with %s decimals half up, in decimal notation', (amount, decimals, text) => {
    expect(formatPrice(amount, czk, decimals === undefined ? {} : { decimals })).toBe(`${text}\u00A0Kč`)
  })

  it('preserves every digit of an amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e14, max: 1e14 }), fc.boolean(), (haleru, left) => {
        const amount = haleru / 100
        const text = formatPrice(amount, left ? usd : czk)
        const plain = text.replace(/[$\u00A0,]|Kč/g, (sign) => (sign === ',' && !left ? '.' : ''))
        expect(Number(plain.replace('\u2212', '-'))).toBe(amount + 0)
        expect(text).not.toContain(' ')
      }),
    )
  })
})

describe('formatNumber', () => {
  it.each([
    [12.5, {}, '12,5'],
    [1250, {}, '1\u00A0250'],
    [0.12345, {}, '0,123'],
    [0.5, { decimals: 0 }, '1'],
    [3, { decimals: 1 }, '3,0'],
    [Number.NaN, {}, 'NaN'],
    [1e21, {}, '1e+21'],
  ])('formats %d with %j as %s', (value, options, text) => {
    expect(formatNumber(value, czk, options)).toBe(text)
  })
})
