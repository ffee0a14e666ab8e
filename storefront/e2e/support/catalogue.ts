import { unwrap } from '@vanek/sdk'
import { getListing } from '@vanek/sdk/catalog'
import { getProduct, type Product, initialVariant, type Variant } from '@vanek/sdk/product'
import { sandboxShop } from './sandbox.ts'
import { categoryOf } from './paths.ts'

export interface Pick {
  readonly product: Product
  /** The variant that its page shows first. */
  readonly variant: Variant
  /** Number of pieces for sale. */
  readonly stock: number
}

/** A product of a category, by its Czech slug, with this number of pieces in stock. */
export async function pickProduct(
  sandboxUrl: string,
  { category = 'domaci-ventilatory', atLeast = 6, atMost = 10_000, variants = 1 } = {},
): Promise<Pick> {
  const shop = sandboxShop(sandboxUrl)
  const { products } = unwrap(await getListing(shop, { category: categoryOf(category) }))
  for (const { slug } of products) {
    const product = unwrap(await getProduct(shop, { slug }))
    const variant = initialVariant(product)
    const { isAvailable, stock } = variant.availability
    if (!isAvailable || stock === null || product.variants.length < variants) continue
    // a courier does not deliver it, and the order of products depends on what other tests have bought
    if (product.oversized) continue
    if (stock >= atLeast && stock <= atMost) return { product, variant, stock }
  }
  throw new Error(`The seed has no product in ${category} with ${atLeast} to ${atMost} pieces`)
}
