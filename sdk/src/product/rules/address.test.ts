import { describe, expect, it } from 'vitest'
import { productPath } from '@vanek/sdk/product'

const product = { slug: 'vetrnik-100', categoryPath: 'ventilatory/do-koupelny' }

describe('productPath', () => {
  it('B2.15 includes the variant only if it is not the default one', () => {
    expect(productPath(product)).toBe('/product/vetrnik-100')
    expect(productPath(product, { folder: 'produkt' })).toBe('/produkt/vetrnik-100')
    expect(productPath(product, { variant: { id: 7, isDefault: true } })).toBe('/product/vetrnik-100')
    expect(productPath(product, { variant: { id: 7, isDefault: false } })).toBe('/product/vetrnik-100?variant_id=7')
  })

  it('B2.25 has the category path with the wildcard option', () => {
    expect(productPath(product, { wildcard: true })).toBe('/ventilatory/do-koupelny/vetrnik-100')
    expect(productPath({ ...product, categoryPath: '' }, { wildcard: true })).toBe('/vetrnik-100')
    expect(productPath(product, { wildcard: true, variant: { id: 7, isDefault: false } })).toBe(
      '/ventilatory/do-koupelny/vetrnik-100?variant_id=7',
    )
  })

  it('marks a purchase for credits', () => {
    expect(productPath(product, { forCredits: true, variant: { id: 7, isDefault: false } })).toBe(
      '/product/vetrnik-100?variant_id=7&for_credits=true',
    )
  })
})
