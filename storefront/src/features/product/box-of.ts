import type { Product, ProductBox } from '@vanek/sdk/product'

/** The short form of a product, so that a page carries no more of it than its box shows. */
export function boxOf(product: Product): ProductBox {
  const { id, name, slug, brand, mainImage, product_box_hover_image, perex, rating, reviewCount, tags } = product
  const { prices, availability, defaultVariantId, variants, hasVariants, visibility, gauges } = product
  return {
    ...{ id, name, slug, mainImage, product_box_hover_image, perex, rating, reviewCount, tags },
    ...{ prices, availability, defaultVariantId, hasVariants, visibility, gauges },
    brand: brand?.title ?? null,
    variantCount: variants.length,
  }
}
