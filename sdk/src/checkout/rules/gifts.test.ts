import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Gift, giftPrices, selectableGifts } from '@vanek/sdk/checkout'
import { offeredGifts } from './gifts.ts'
import { availableGifts } from './gifts.ts'

const czk = { decimalPlaces: 2 }
const gift = (id: number, price_from: number, more: Partial<Gift> = {}): Gift => ({
  ...{ id, price_from, name: `Dárek ${id}`, price: 0, originalWithTax: 121, originalWithoutTax: 100, image: null },
  ...more,
})
const limit = (discountLimitPriceWithVat: number) => ({ discountLimitPriceWithVat })

describe('gifts', () => {
  it('C3.13 C4.46 are available from their minimum price on', () => {
    const gifts = [gift(1, 1000), gift(2, 2000)]
    expect(availableGifts(gifts, limit(999.99))).toEqual([])
    expect(availableGifts(gifts, limit(1000)).map(({ id }) => id)).toEqual([1])
    expect(selectableGifts([1, 2], gifts, limit(2000))).toEqual([1, 2])
    expect(selectableGifts([1, 2], gifts, limit(1999.99))).toEqual([1])
  })

  it('C4.45 are removed when they are no longer offered', () => {
    expect(selectableGifts([1, 2], [gift(2, 0)], limit(1))).toEqual([2])
    const selected = [2]
    expect(selectableGifts(selected, [gift(2, 0)], limit(1))).toBe(selected)
  })

  it.each([
    [0, 2, 0],
    [0.005, 2, 0.01],
    [1.005, 2, 1.01],
    [0.1 + 0.2, 2, 0.31],
    [0.3, 2, 0.3],
    [1.1, 2, 1.1],
    [19.9, 0, 20],
    [1e-7, 2, 0.01],
    [8.2, 1, 8.2],
  ])('C4.47 %d with %i decimals costs %d', (price, decimalPlaces, withTax) => {
    expect(giftPrices(gift(1, 0, { price }), { decimalPlaces }).withTax).toBe(withTax)
  })

  it('C4.47 are rounded up to the smallest coin', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), fc.constantFrom(0, 1, 2, 3), (price, decimalPlaces) => {
        const { withTax } = giftPrices(gift(1, 0, { price }), { decimalPlaces })
        expect(withTax).toBeGreaterThanOrEqual(price)
        expect(withTax - price).toBeLessThan(10 ** -decimalPlaces + 1e-9)
        expect(Number(withTax.toFixed(decimalPlaces))).toBe(withTax)
      }),
    )
  })

  it('C4.48 derives the price without tax from the ratio of the original prices', () => {
    expect(giftPrices(gift(1, 0, { price: 12.091 }), czk)).toEqual({ withTax: 12.1, withoutTax: 10 })
    expect(giftPrices(gift(1, 0, { price: 1, originalWithTax: 0, originalWithoutTax: 0 }), czk).withoutTax).toBe(1)
  })

  it('C4.41 are returned with their current prices', () => {
    expect(offeredGifts([gift(1, 1000, { price: 0.005 })], limit(999), czk)).toMatchObject([
      { id: 1, available: false, prices: { withTax: 0.01, withoutTax: 0.01 } },
    ])
  })
})
