import type { Product, Variant } from '@vanek/sdk/product'

/** The product as schema.org data, ready to stand in a script block. */
export function productData(product: Product, variant: Variant, image: string | undefined, url: string): string {
  const { name, perex, brand, rating, reviewCount } = product
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description: perex,
    sku: variant.catalogCode,
    ...(variant.ean && { gtin13: variant.ean }),
    ...(image && { image }),
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
      availability: `https://schema.org/${variant.availability.isAvailable ? 'InStock' : 'OutOfStock'}`,
    },
  }
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
}

/** Data for search engines; not a script that runs, so the content policy does not touch it. */
export function JsonLd({ json }: { readonly json: string }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
