import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canAddToCart } from '@vanek/sdk/cart'
import { cs } from '@vanek/sdk/i18n/cs'

const price = (unitWithTax: number) => ({ unitWithTax })
const available = { isAvailable: true }
const gone = { isAvailable: false }

describe('canAddToCart', () => {
  it('C5.40 requires a unit price with tax above 0', () => {
    expect(canAddToCart({ prices: price(0.01), availability: available })).toEqual({ enabled: true })
    for (const prices of [price(0), price(-1), price(Number.NaN), null, undefined])
      expect(canAddToCart({ prices, availability: available })).toEqual({ enabled: false, reason: 'no_price' })
  })

  it('C5.41 requires an available item', () => {
    for (const availability of [gone, null, undefined])
      expect(canAddToCart({ prices: price(1), availability })).toEqual({ enabled: false, reason: 'not_available' })
  })

  it('C5.42 requires a price, but no availability, when paying with credits', () => {
    expect(canAddToCart({ prices: price(1), availability: gone, credits: true })).toEqual({ enabled: true })
    expect(canAddToCart({ prices: price(0), availability: gone, credits: true })).toMatchObject({ enabled: false })
  })

  it('returns a reason exactly when adding is disabled', () => {
    fc.assert(
      fc.property(fc.double(), fc.boolean(), fc.boolean(), (unit, isAvailable, credits) => {
        const { enabled, reason } = canAddToCart({ prices: price(unit), availability: { isAvailable }, credits })
        expect(enabled).toBe(reason === undefined)
      }),
    )
  })
})

describe('canAddToCart with a variant or forceAdd', () => {
  const saleable = { prices: price(100), availability: available }
  const soldOut = { prices: price(100), availability: gone }

  it('C5.43 requires a chosen variant, even with forceAdd', () => {
    for (const forceAdd of [false, true])
      expect(canAddToCart(null, { forceAdd })).toEqual({ enabled: false, reason: 'variant_required' })
    expect(canAddToCart(saleable)).toEqual({ enabled: true })
  })

  it('C3.08 adds an unavailable item with forceAdd, but never one without a price', () => {
    expect(canAddToCart(soldOut).enabled).toBe(false)
    expect(canAddToCart(soldOut, { forceAdd: true }).enabled).toBe(true)
    expect(canAddToCart({ ...soldOut, prices: price(0) }, { forceAdd: true })).toMatchObject({ reason: 'no_price' })
  })

  it('C5.43 C8.11 C8.12 has a message for every reason', () => {
    expect([cs.variant_required, cs.not_available]).toEqual(['Prosím vyberte variantu', 'Není skladem'])
    expect(cs.no_price).toBeTruthy()
  })
})
