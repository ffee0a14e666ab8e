import type { Product, Variant } from '@vanek/sdk/product'
import { describe, expect, it } from 'vitest'
import { productData } from './data.ts'

const product = (more: Partial<Product> = {}) =>
  ({
    name: 'Ventilátor',
    perex: 'Tichý',
    brand: null,
    rating: null,
    reviewCount: 0,
    mainImage: null,
    ...more,
  }) as Product
const variant = (isAvailable = true) =>
  ({
    catalogCode: 'KV-100',
    ean: null,
    mainImage: null,
    prices: { unitWithTax: 1290, currencyCode: 'CZK' },
    availability: { isAvailable },
  }) as Variant
const read = (...args: Parameters<typeof productData>) => JSON.parse(productData(...args)) as Record<string, unknown>
const address = (image: { path: string }) => `https://vanek.test/${image.path}`

describe('productData', () => {
  it('says what it costs and whether it can be had', () => {
    expect(read(product(), variant(), 'https://vanek.test/p', address)['offers']).toMatchObject({
      price: 1290,
      priceCurrency: 'CZK',
      availability: 'https://schema.org/InStock',
    })
    expect(read(product(), variant(false), 'https://vanek.test/p', address)['offers']).toMatchObject({
      availability: 'https://schema.org/OutOfStock',
    })
  })

  it('claims no rating that nobody gave', () => {
    expect(read(product(), variant(), 'https://vanek.test/p', address)).not.toHaveProperty('aggregateRating')
    expect(read(product({ rating: 90, reviewCount: 3 }), variant(), 'https://vanek.test/p', address)).toHaveProperty(
      'aggregateRating.ratingValue',
      90,
    )
  })

  it('cannot end the script block that it stands in', () => {
    const name = 'a</script><script>alert(1)</script>'
    const json = productData(product({ name }), variant(), 'https://vanek.test/p', address)
    expect(json).not.toContain('<')
    expect((JSON.parse(json) as { name: string }).name).toBe(name)
  })
})
