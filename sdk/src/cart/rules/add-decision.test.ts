import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDecision, canAddToCart } from '@vanek/sdk/cart'
import { cs } from '@vanek/sdk/i18n/cs'

const price = (unitWithTax: number) => ({ unitWithTax })
const available = { isAvailable: true }
const gone = { isAvailable: false }

describe('adding to the cart', () => {
  it('C5.40 needs a unit price with tax above 0', () => {
    expect(canAddToCart({ prices: price(0.01), availability: available })).toEqual({ enabled: true })
    for (const prices of [price(0), price(-1), price(Number.NaN), null, undefined])
      expect(canAddToCart({ prices, availability: available })).toEqual({ enabled: false, reason: 'no_price' })
  })

  it('C5.41 needs an available item', () => {
    for (const availability of [gone, null, undefined])
      expect(canAddToCart({ prices: price(1), availability })).toEqual({ enabled: false, reason: 'not_available' })
  })

  it('C5.42 paid by credits does not need availability, but a price all the same', () => {
    expect(canAddToCart({ prices: price(1), availability: gone, credits: true })).toEqual({ enabled: true })
    expect(canAddToCart({ prices: price(0), availability: gone, credits: true })).toMatchObject({ enabled: false })
  })

  it('always gives a reason when it is not possible, and none when it is', () => {
    fc.assert(
      fc.property(fc.double(), fc.boolean(), fc.boolean(), (unit, isAvailable, credits) => {
        const { enabled, reason } = canAddToCart({ prices: price(unit), availability: { isAvailable }, credits })
        expect(enabled).toBe(reason === undefined)
      }),
    )
  })
})

describe('everything that stands in the way of an add', () => {
  const saleable = { prices: price(100), availability: available }
  const soldOut = { prices: price(100), availability: gone }

  it.each([
    ['C5.43 needs a chosen variant', null, {}, 'variant_required'],
    ['C5.44 is nothing while the shop does not sell', saleable, { shoppingDisabled: true }, 'shopping_disabled'],
    ['C5.40 needs a price even when forced', { ...soldOut, prices: price(0) }, { forceAdd: true }, 'no_price'],
    ['C5.41 needs availability', soldOut, {}, 'not_available'],
    ['needs a piece', saleable, { amount: 0 }, 'amount_below_minimum'],
    ['needs a number', saleable, { amount: Number.NaN }, 'amount_below_minimum'],
  ] as const)('%s', (_, what, options, reason) => {
    expect(addDecision(what, options)).toEqual({ enabled: false, reason })
  })

  it('C3.08 forceAdd adds what looks unavailable, and C5.42 so do credits', () => {
    expect(addDecision(soldOut, { forceAdd: true }).enabled).toBe(true)
    expect(addDecision({ ...soldOut, credits: true }).enabled).toBe(true)
    expect(addDecision(saleable, { amount: 3 })).toEqual({ enabled: true })
  })

  it('C5.43 C8.11 C8.12 every reason has its sentence', () => {
    expect([cs.variant_required, cs.not_available]).toEqual(['Prosím vyberte variantu', 'Není skladem'])
    for (const reason of ['shopping_disabled', 'amount_below_minimum', 'no_price'] as const)
      expect(cs[reason]).toBeTruthy()
  })
})
