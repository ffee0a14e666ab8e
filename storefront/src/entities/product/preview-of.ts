import type { CartPreview } from '@vanek/sdk/cart'
import type { Product, Variant } from '@vanek/sdk/product'

/** How the line looks in the cart until the back end has answered; its sums are marked as stale meanwhile. */
export function previewOf(product: Product, variant: Variant): CartPreview {
  const { id, name, slug, categoryFullname, brand, marketingCode, mainImage, defaultVariantId } = product
  const { unitWithTax, unitWithoutTax, unitOriginalWithTax, currencyCode } = variant.prices
  return {
    productId: id,
    product: { id, name, slug, categoryFullname, brand: brand?.title ?? null, marketingCode, mainImage },
    variant: { id: variant.id, name: variant.name, isDefault: variant.id === defaultVariantId },
    shoppable: { ...variant, name: variant.fullname },
    prices: {
      ...{ unitWithTax, unitWithoutTax, unitOriginalWithTax, currencyCode },
      totalWithTax: unitWithTax,
      totalWithoutTax: unitWithoutTax,
    },
  }
}
