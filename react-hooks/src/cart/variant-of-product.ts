import type { Shop } from '@vanek/sdk'
import { getProducts, initialVariant } from '@vanek/sdk/product'

/** Id of the variant that the page of a product shows first; null when there is no such product. */
export async function variantOfProduct(shop: Shop, productId: number): Promise<number | null> {
  const found = await getProducts(shop, { ids: [productId] })
  const [product] = found.ok ? found.data : []
  return product ? initialVariant(product).id : null
}
