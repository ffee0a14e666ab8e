import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HOME_CURRENCY, CURRENCIES, currencyByCode, inCurrency } from './currency.ts'
import { inHomeCurrency, listPrice } from './price-list.ts'

const EUR = currencyByCode('EUR')
const stored = fc.nat(100_000_000)

describe('C4.86 a price in another currency', () => {
  it.each([
    [0, 0],
    [1, 1],
    [2500, 100],
    [9900, 396],
    [13_337, 533],
    [13_338, 534],
    [250_000, 10_000],
  ])('%i haléřů are %i cents', (haler, cents) => {
    expect(inCurrency(haler, EUR)).toBe(cents)
  })

  it('is a whole number, exact to half a cent, and never 0 for a price above 0', () => {
    fc.assert(
      fc.property(stored, fc.constantFrom(...CURRENCIES), (haler, currency) => {
        const price = inCurrency(haler, currency)
        expect(Number.isInteger(price)).toBe(true)
        expect(price > 0).toBe(haler > 0)
        expect(price <= 1 || Math.abs(price * currency.rate - haler) <= currency.rate / 2).toBe(true)
      }),
    )
  })

  it('preserves the order of prices with any price list, so that bounds and sorting in crowns apply', () => {
    fc.assert(
      fc.property(stored, stored, fc.integer({ min: 0, max: 100 }), (one, other, percentOff) => {
        const list = { code: 'x', percentOff, currency: EUR }
        const [low, high] = [Math.min(one, other), Math.max(one, other)]
        expect(listPrice(low, list)).toBeLessThanOrEqual(listPrice(high, list))
        // the seen price of a line is stored in crowns and converted again
        expect(inCurrency(listPrice(one, inHomeCurrency(list)), EUR)).toBe(listPrice(one, list))
      }),
    )
  })

  it('is in crowns if the currency is missing or unknown', () => {
    expect([undefined, '', 'USD', 'eur', ['EUR']].map(currencyByCode)).toEqual(
      Array.from({ length: 5 }, () => HOME_CURRENCY),
    )
    expect(inCurrency(12_345, HOME_CURRENCY)).toBe(12_345)
  })
})
