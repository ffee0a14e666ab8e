import { unwrap } from '@vanek/sdk'
import { getListing } from '@vanek/sdk/catalog'
import { getProduct, pickVariant, type Product, type Variant } from '@vanek/sdk/product'
import { sandboxShop } from './sandbox.ts'

export interface Pick {
  readonly product: Product
  /** The one its page shows first. */
  readonly variant: Variant
}

/** A product of a category with so many pieces in stock. */
export async function pickProduct(
  sandboxUrl: string,
  { category = 'domaci-ventilatory', atLeast = 6, atMost = 10_000, variants = 1 } = {},
): Promise<Pick> {
  const shop = sandboxShop(sandboxUrl)
  const { products } = unwrap(await getListing(shop, { category }))
  for (const { slug } of products) {
    const product = unwrap(await getProduct(shop, { slug }))
    const variant = pickVariant(product)
    const { isAvailable, stock } = variant.availability
    const fits = isAvailable && stock >= atLeast && stock <= atMost
    if (fits && product.variants.length >= variants) return { product, variant }
  }
  throw new Error(`The seed has no product in ${category} with ${atLeast} to ${atMost} pieces`)
}
