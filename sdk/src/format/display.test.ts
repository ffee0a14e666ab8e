import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultDisplay, formatPrice, formatSummary, priceSize, shownPrices } from '@vanek/sdk/format'
import { czk } from '../transport/testing/test-shop.ts'

describe('display settings', () => {
  const prices = { withTax: 121, withoutTax: 100 }

  it('B3.53 show both prices and none with VAT alone unless a shop says otherwise', () => {
    expect(defaultDisplay).toEqual({ activeCurrency: null, currencies: [], displayVAT: false, displayBothPrices: true })
    expect(shownPrices(prices)).toEqual({ main: 'with', mainAmount: 121, otherAmount: 100 })
  })

  it.each([
    [true, true, { main: 'with', mainAmount: 121, otherAmount: 100 }],
    [true, false, { main: 'with', mainAmount: 121, otherAmount: 100 }],
    [false, true, { main: 'with', mainAmount: 121, otherAmount: null }],
    [false, false, { main: 'without', mainAmount: 100, otherAmount: null }],
  ])('B3.53 with displayBothPrices %j and displayVAT %j', (displayBothPrices, displayVAT, expected) => {
    expect(shownPrices(prices, { displayBothPrices, displayVAT })).toEqual(expected)
  })
})

describe('priceSize', () => {
  it.each([
    [0, 'regular'],
    [999, 'regular'],
    [999.01, 'small'],
    [1000, 'small'],
    [99_999, 'small'],
    [99_999.5, 'smaller'],
    [1_000_000, 'smaller'],
  ])('B9.30 a unit price of %j is %s', (price, size) => {
    expect(priceSize(price)).toBe(size)
  })
})

describe('formatSummary', () => {
  it('B9.34 writes two decimals for one German domain and as in every price elsewhere', () => {
    const eur = { ...czk, code: 'EUR', symbol: '€' }
    expect(formatSummary(1290, eur, 'vanek_de')).toBe('1\u00A0290,00\u00A0€')
    expect(formatSummary(1290, czk, 'vanek_cz')).toBe('1\u00A0290\u00A0Kč')
    expect(formatSummary(1290, czk, 'vanek_cz', { vanek_cz: 1 })).toBe('1\u00A0290,0\u00A0Kč')
    expect(formatSummary(5, czk, 'toString')).toBe('5\u00A0Kč')
  })

  it('elsewhere is the price, for any currency', () => {
    const sign = fc.constantFrom('.', ',', ' ', '’', '')
    const currency = fc.record({
      code: fc.constantFrom('CZK', 'EUR', 'JPY'),
      symbol: fc.constantFrom('Kč', '€', 'CHF', '$'),
      symbolPlacement: fc.constantFrom('left' as const, 'right' as const),
      decimalPlaces: fc.integer({ min: 0, max: 4 }),
      decimalPoint: sign,
      millesimalPoint: sign,
    })
    fc.assert(
      fc.property(currency, fc.double({ min: -1e9, max: 1e9, noNaN: true }), fc.string(), (own, amount, domain) => {
        fc.pre(domain !== 'vanek_de')
        expect(formatSummary(amount, own, domain)).toBe(formatPrice(amount, own))
        const digits = formatSummary(amount, own, 'vanek_de').replace(/\D/g, '')
        expect(digits.length).toBeGreaterThanOrEqual(3)
      }),
    )
  })
})
