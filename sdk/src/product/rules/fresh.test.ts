import { describe, expect, it } from 'vitest'
import { type Product, type ShopProduct, mergeFreshProduct } from '@vanek/sdk/product'

const availability = (isAvailable: boolean, stock: number) => ({ isAvailable, stock }) as Product['availability']
const prices = (unitWithTax: number) => ({ unitWithTax }) as Product['prices']
const variant = (id: number) => ({ id, name: `V${id}`, availability: availability(true, 5), prices: prices(100) })

const product = {
  id: 1,
  name: 'Tichý',
  availability: availability(true, 5),
  prices: prices(100),
  visibility: { saleable: true },
  tags: [{ code: 'new' }, { code: 'sale' }],
  alternatives: [4],
  variants: [variant(1), variant(2)],
} as unknown as Product

const fresh = {
  id: 1,
  saleable: false,
  availability: availability(false, 0),
  prices: prices(90),
  tags: [{ code: 'sale' }],
  alternatives: [6],
  variants: [{ id: 1, availability: availability(false, 0), prices: prices(90), warehouses: [] }],
} as unknown as ShopProduct

describe('mergeFreshProduct', () => {
  it('C7.57 takes current prices, stock, tags and alternatives and keeps the rest', () => {
    expect(mergeFreshProduct(product, fresh)).toMatchObject({
      name: 'Tichý',
      availability: { isAvailable: false },
      prices: { unitWithTax: 90 },
      visibility: { saleable: false },
      tags: [{ code: 'sale' }],
      alternatives: [6],
    })
    expect(mergeFreshProduct(product, fresh).variants[0]).toMatchObject({
      name: 'V1',
      prices: { unitWithTax: 90 },
      availability: { isAvailable: false, stock: 0 },
    })
  })

  it('marks a variant that is missing in the response as sold out', () => {
    expect(mergeFreshProduct(product, fresh).variants[1]).toMatchObject({
      id: 2,
      availability: { isAvailable: false, stock: 0 },
    })
  })

  it('keeps fields that the response omits', () => {
    const { tags: _, variants: __, alternatives: ___, ...rest } = fresh
    const { tags, variants, alternatives } = mergeFreshProduct(product, rest)
    expect([tags, variants, alternatives]).toEqual([product.tags, product.variants, product.alternatives])
  })
})
