import { type Image, isMadeToOrder, type Product, type Variant } from '@vanek/sdk/product'

const availabilityName = ({ availability }: Variant): string => {
  if (isMadeToOrder(availability)) return 'MadeToOrder'
  return availability.isAvailable ? 'InStock' : 'OutOfStock'
}

/** The product as schema.org data, ready to stand in a script block. */
export function productData(
  product: Product,
  variant: Variant,
  url: string,
  addressOf: (image: Image) => string,
): string {
  const { name, perex, brand, rating, reviewCount } = product
  const image = variant.mainImage ?? product.mainImage
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description: perex,
    sku: variant.catalogCode,
    ...(variant.ean && { gtin13: variant.ean }),
    ...(image && { image: addressOf(image) }),
    ...(brand && { brand: { '@type': 'Brand', name: brand.title } }),
    ...(rating !== null &&
      reviewCount > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: rating,
          bestRating: 100,
          worstRating: 0,
          reviewCount,
        },
      }),
    offers: {
      '@type': 'Offer',
      url,
      price: variant.prices.unitWithTax,
      priceCurrency: variant.prices.currencyCode,
      availability: `https://schema.org/${availabilityName(variant)}`,
    },
  }
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
}
