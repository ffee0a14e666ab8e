import { describe, expect, it } from 'vitest'
import { toItemListLd, toProductLd } from '@vanek/sdk/seo'
import { merchantListingProblems } from '../../../scripts/lib/merchant-listing.ts'
import type { ProductLdInput, VariantLdInput } from './product-ld.ts'

const origin = 'https://shop.example'
const image = (path: string) => ({ path, alt: '' })

const variant = (id: number, parameters: readonly (readonly [string, string])[], more: object = {}): VariantLdInput =>
  ({
    id,
    name: parameters.map(([, value]) => value).join(', '),
    fullname: `Air ${parameters.map(([, value]) => value).join(', ')}`,
    catalogCode: `AIR-${id}`,
    marketingCode: '',
    ean: `859547145297${id % 10}`,
    mainImage: image(`${id}.png`),
    images: [],
    availability: { isAvailable: true, soldAvailabilityCode: null },
    prices: { unitWithTax: 100 * id, currencyCode: 'EUR' },
    parameters: parameters.map(([code, value]) => ({ code, title: code, value, number: null, color_hex: null })),
    ...more,
  }) as unknown as VariantLdInput

const returns = { days: 30, countryCode: 'CZ', paidBy: 'customer', by: ['mail'], url: `${origin}/returns` } as const
const shipping = (price: number) =>
  ({ price, currencyCode: 'EUR', countryCode: 'CZ', handlingDays: [0, 1], transitDays: [1, 2] }) as const

const pageOf = (variants: readonly VariantLdInput[], more: object = {}, product: object = {}) =>
  ({
    product: {
      ...{ name: 'Air', perex: 'Quiet', catalogCode: 'AIR', brand: { id: 1, title: 'Breeze', slug: 'breeze' } },
      ...{ rating: 94, reviewCount: 3, mainImage: image('main.png'), images: [image('main.png'), image('side.png')] },
      ...{ visibility: { saleable: true }, variants, ...product },
    },
    url: `${origin}/product/air`,
    variantUrl: ({ id }: VariantLdInput) => `${origin}/product/air?variant_id=${id}`,
    imageUrl: ({ path }: { path: string }) => `${origin}/cdn/${path}`,
    reviews: [{ name: 'Eva', rating: 80, text: 'Very quiet', created: '2026-05-04T08:00:00Z' }],
    shipping: () => shipping(69),
    returns,
    properties: { colour: 'color', diameter: 'size', height: 'size' },
    ...more,
  }) as unknown as ProductLdInput

const white = variant(1, [
  ['diameter', '100 mm'],
  ['colour', 'white'],
])
const black = variant(2, [
  ['diameter', '100 mm'],
  ['colour', 'black'],
])
const large = variant(3, [
  ['diameter', '150 mm'],
  ['colour', 'white'],
  ['height', '20 cm'],
])

interface OfferLd {
  readonly availability: string
  readonly shippingDetails: { readonly '@id': string }
}

interface FirstLd extends Record<string, unknown> {
  readonly offers: OfferLd
  readonly hasVariant: readonly { readonly offers: OfferLd }[]
}

const first = (page: ProductLdInput) => toProductLd(page)[0] as FirstLd

describe('toProductLd', () => {
  it('has all fields that merchant listings require and recommend', () => {
    expect(merchantListingProblems(toProductLd(pageOf([white])))).toEqual([])
    expect(merchantListingProblems(toProductLd(pageOf([white, black, large])))).toEqual([])
  })

  it('is a single product with an offer if there is one variant', () => {
    const all = toProductLd(pageOf([white]))
    expect(all).toHaveLength(1)
    expect(all[0]).toMatchObject({
      '@type': 'Product',
      sku: 'AIR-1',
      color: 'white',
      size: '100 mm',
      offers: {
        url: `${origin}/product/air`,
        price: 100,
        priceCurrency: 'EUR',
        itemCondition: 'https://schema.org/NewCondition',
        shippingDetails: {
          shippingRate: { value: 69, currency: 'EUR' },
          deliveryTime: { handlingTime: { minValue: 0, maxValue: 1 }, transitTime: { minValue: 1, maxValue: 2 } },
        },
        hasMerchantReturnPolicy: {
          merchantReturnDays: 30,
          returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
        },
      },
    })
  })

  it('is a group of variants, each with its own URL, price and code', () => {
    const group = first(pageOf([white, black, large]))
    expect(group).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: 'AIR',
      variesBy: ['https://schema.org/size', 'https://schema.org/color'],
    })
    expect(group['hasVariant']).toMatchObject([
      {
        sku: 'AIR-1',
        size: '100 mm',
        color: 'white',
        offers: { url: `${origin}/product/air?variant_id=1`, price: 100 },
      },
      {
        sku: 'AIR-2',
        size: '100 mm',
        color: 'black',
        offers: { url: `${origin}/product/air?variant_id=2`, price: 200 },
      },
      // only the first of two size properties is used
      { sku: 'AIR-3', size: '150 mm', color: 'white', inProductGroupWithID: 'AIR', offers: { price: 300 } },
    ])
  })

  it('omits a property that all variants share', () => {
    expect(first(pageOf([white, black]))['variesBy']).toEqual(['https://schema.org/color'])
    const alike = [1, 2].map((id) => variant(id, [['version', `v${id}`]]))
    expect(first(pageOf(alike))).not.toHaveProperty('variesBy')
  })

  it('has shared nodes for delivery and returns of offers with the same values', () => {
    const priced = pageOf([white, black, large], { shipping: ({ id }: VariantLdInput) => shipping(id < 3 ? 69 : 0) })
    const [, ...nodes] = toProductLd(priced)
    const ids = first(priced).hasVariant.map(({ offers }) => offers.shippingDetails['@id'])
    expect(nodes.map((node) => node['@type'])).toEqual([
      'OfferShippingDetails',
      'MerchantReturnPolicy',
      'OfferShippingDetails',
    ])
    expect(ids[0]).toBe(ids[1])
    expect(nodes.find((node) => node['@id'] === ids[2])).toMatchObject({ shippingRate: { value: 0 } })
  })

  it('omits shipping details when nothing can be delivered', () => {
    expect(first(pageOf([white], { shipping: () => null }))['offers']).not.toHaveProperty('shippingDetails')
  })

  it('uses images of the variant, or else those of the product', () => {
    const own = variant(4, [], {
      mainImage: image('a.png'),
      images: ['a', 'b', 'c', 'd'].map((n) => image(`${n}.png`)),
    })
    expect(first(pageOf([own]))['image']).toEqual(['a', 'b', 'c'].map((name) => `${origin}/cdn/${name}.png`))
    expect(first(pageOf([variant(4, [], { mainImage: null })]))['image']).toEqual(
      ['main', 'side'].map((name) => `${origin}/cdn/${name}.png`),
    )
  })

  it('rates with up to five stars, as on the page', () => {
    expect(first(pageOf([white]))['aggregateRating']).toMatchObject({ ratingValue: 4.7, bestRating: 5, reviewCount: 3 })
    expect(first(pageOf([white]))['review']).toMatchObject([
      {
        author: { name: 'Eva' },
        datePublished: '2026-05-04',
        reviewRating: { ratingValue: 4 },
        reviewBody: 'Very quiet',
      },
    ])
    const unrated = first(pageOf([white], { reviews: [] }, { rating: null, reviewCount: 0 }))
    expect(unrated).not.toHaveProperty('aggregateRating')
    expect(unrated).not.toHaveProperty('review')
  })

  it.each([
    [{ isAvailable: true }, true, 'InStock'],
    [{ isAvailable: false }, true, 'OutOfStock'],
    [{ isAvailable: false, soldAvailabilityCode: 'on_order' }, true, 'MadeToOrder'],
    [{ isAvailable: true }, false, 'OutOfStock'],
  ])('maps %j of goods that are for sale (%s) to %s', (availability, saleable, name) => {
    const page = pageOf([variant(1, [], { availability })], {}, { visibility: { saleable } })
    expect(first(page)['offers'].availability).toBe(`https://schema.org/${name}`)
  })
})

it('toItemListLd continues the positions of the previous page', () => {
  const urls = [`${origin}/a`, `${origin}/b`]
  expect(toItemListLd({ urls, start: 25, total: 26 })).toMatchObject({
    '@type': 'ItemList',
    numberOfItems: 26,
    itemListElement: [
      { '@type': 'ListItem', position: 25, url: urls[0] },
      { '@type': 'ListItem', position: 26, url: urls[1] },
    ],
  })
})
