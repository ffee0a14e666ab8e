import type { Shop } from '@vanek/sdk'
import { getProducts, initialVariant, isVariantChosen, type Product } from '@vanek/sdk/product'

/** A product, and the id of the variant that its page shows first; null while the shopper has to choose one. */
export interface FoundProduct {
  readonly product: Product
  readonly variantId: number | null
}

/** Loads a product by its id; null when there is no such product. */
export async function variantOfProduct(shop: Shop, productId: number): Promise<FoundProduct | null> {
  const found = await getProducts(shop, { ids: [productId] })
  const [product] = found.ok ? found.data : []
  return product ? { product, variantId: isVariantChosen(product) ? initialVariant(product).id : null } : null
}
