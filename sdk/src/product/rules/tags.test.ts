import { cs } from '@vanek/sdk/i18n/cs'
import { describe, expect, it } from 'vitest'
import { derivedTags, type DerivedTagInput } from '@vanek/sdk/product'

const product = (more: Partial<DerivedTagInput> = {}): DerivedTagInput => ({
  discounts: [],
  visibility: { saleable: true },
  gifts: [],
  freeShippers: [],
  prices: { unitWithTax: 1000 },
  ...more,
})
const discount = (isNPlusOne: boolean, active: boolean) => ({ isNPlusOne, active, name: '3 + 1 zdarma' })
const gift = (isAvailable: boolean) => ({ availability: { isAvailable } })
const codes = (more: Partial<DerivedTagInput>, options = {}) =>
  derivedTags(product(more), { messages: cs, ...options }).map(({ code }) => code)

describe('derivedTags', () => {
  it('returns none for a plain product', () => {
    expect(derivedTags(product(), { messages: cs })).toEqual([])
  })

  it('B3.16 returns an active N plus one discount', () => {
    expect(derivedTags(product({ discounts: [discount(true, true)] }), { messages: cs })).toEqual([
      { code: 'n_plus_one', text: '3 + 1 zdarma' },
    ])
    expect(codes({ discounts: [discount(true, false), discount(false, true)] })).toEqual([])
  })

  it('B3.17 marks a product that is not for sale', () => {
    expect(codes({ visibility: { saleable: false } })).toEqual(['not_saleable'])
  })

  it('B3.18 marks an available gift', () => {
    expect(codes({ gifts: [gift(false), gift(true)] })).toEqual(['gift'])
    expect(codes({ gifts: [gift(false)] })).toEqual([])
  })

  it.each([
    ['with a free shipper', { freeShippers: [4] }, {}, true],
    ['by price', {}, { freeDeliveryFrom: 1000 }, true],
    ['not below the price limit', {}, { freeDeliveryFrom: 1001 }, false],
    ['not by price without a limit', {}, { freeDeliveryFrom: null }, false],
    ['not by price for an oversized product', { oversized: true }, { freeDeliveryFrom: 1000 }, false],
    ['for an oversized product with a free shipper', { oversized: true, freeShippers: [4] }, {}, true],
  ])('B3.19 C9.17 marks free shipping %s', (_, more, options, marked) => {
    expect(codes(more, options)).toEqual(marked ? ['free_shipping'] : [])
  })

  it('returns a text for every tag', () => {
    const all = { discounts: [{ ...discount(true, true), name: '' }], gifts: [gift(true)], freeShippers: [1] }
    const tags = derivedTags(product({ ...all, visibility: { saleable: false } }), { messages: cs })
    expect(tags.map(({ text }) => text)).toEqual(['Množstevní sleva', 'Neprodejné', 'Dárek zdarma', 'Doprava zdarma'])
  })
})
