import type { Product, ProductBox } from '@vanek/sdk/product'

/** The short form of a product, so that a page carries no more of it than its box shows. */
export function boxOf(product: Product): ProductBox {
  const { id, name, slug, categoryPath, brand, mainImage, product_box_hover_image, perex, rating, reviewCount } =
    product
  const { tags, gifts, freeShippers, discounts, visibility, gauges, prices, availability } = product
  const { defaultVariantId, variants, hasVariants } = product
  return {
    ...{ id, name, slug, categoryPath, mainImage, product_box_hover_image, perex, rating, reviewCount },
    ...{ tags, gifts, freeShippers, discounts, visibility, gauges, prices, availability },
    ...{ defaultVariantId, hasVariants },
    defaultPrices: variants.find((variant) => variant.id === defaultVariantId)?.defaultPrices ?? null,
    brand: brand?.title ?? null,
    variantCount: variants.length,
  }
}
