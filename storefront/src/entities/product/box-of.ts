import { initialVariant, lowestPrice, type Product, type ProductBox } from '@vanek/sdk/product'

/** The short form of a product, so that a page sends only the fields that its box shows. */
export function boxOf(product: Product): ProductBox {
  const { id, name, slug, categoryPath, brand, mainImage, product_box_hover_image, perex, rating, reviewCount } =
    product
  const { tags, gifts, freeShippers, oversized, discounts, visibility, gauges } = product
  const { defaultVariantId, variants, hasVariants, variantRequired, permanentDiscount } = product
  return {
    ...{ id, name, slug, categoryPath, mainImage, product_box_hover_image, perex, rating, reviewCount },
    ...{ tags, gifts, freeShippers, discounts, visibility, gauges },
    // not sold out while a variant can be bought
    availability: initialVariant(product).availability,
    ...(oversized && { oversized }),
    ...{ defaultVariantId, hasVariants, variantRequired, permanentDiscount },
    ...lowestPrice(variants),
    variant: null,
    brand: brand?.title ?? null,
    variantCount: variants.length,
  }
}
