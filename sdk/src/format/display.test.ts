import { describe, expect, it } from 'vitest'
import { defaultDisplaySettings, priceSize, displayPrices } from '@vanek/sdk/format'

describe('display settings', () => {
  const prices = { withTax: 121, withoutTax: 100 }

  it('B3.53 show both prices without VAT labels by default', () => {
    expect(defaultDisplaySettings).toEqual({
      activeCurrency: null,
      currencies: [],
      displayVAT: false,
      displayBothPrices: true,
    })
    expect(displayPrices(prices)).toEqual({ main: 'with', mainAmount: 121, otherAmount: 100 })
  })

  it.each([
    [true, true, { main: 'with', mainAmount: 121, otherAmount: 100 }],
    [true, false, { main: 'with', mainAmount: 121, otherAmount: 100 }],
    [false, true, { main: 'with', mainAmount: 121, otherAmount: null }],
    [false, false, { main: 'without', mainAmount: 100, otherAmount: null }],
  ])('B3.53 with displayBothPrices %j and displayVAT %j', (displayBothPrices, displayVAT, expected) => {
    expect(displayPrices(prices, { displayBothPrices, displayVAT })).toEqual(expected)
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
