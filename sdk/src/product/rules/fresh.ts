import type { Product, ShopProduct, Variant } from '../types.ts'

function freshVariant(variant: Variant, fresh: NonNullable<ShopProduct['variants']>): Variant {
  const now = fresh.find(({ id }) => id === variant.id)
  if (now) return { ...variant, availability: now.availability, prices: now.prices, warehouses: now.warehouses }
  // no longer sold since the page was rendered
  return { ...variant, availability: { ...variant.availability, isAvailable: false, stock: 0 } }
}

/**
 * Updates a product with current prices, stock, tags and alternatives. A variant that the shop no longer lists becomes
 * unavailable. What was not requested stays.
 *
 * @param product - The product as it was rendered; not changed.
 * @param fresh - The current data of the shop back end.
 * @example
 * ```ts
 * const current = mergeFreshProduct(product, unwrap(await getFreshProduct(shop, { id: product.id })))
 * ```
 */
export function mergeFreshProduct(product: Product, fresh: ShopProduct): Product {
  const { availability, prices, saleable, tags, variants, alternatives } = fresh
  const codes = tags && new Set(tags.map(({ code }) => code))
  return {
    ...product,
    availability,
    prices,
    visibility: { ...product.visibility, saleable },
    ...(codes && { tags: product.tags.filter(({ code }) => codes.has(code)) }),
    ...(variants && { variants: product.variants.map((variant) => freshVariant(variant, variants)) }),
    ...(alternatives && { alternatives }),
  }
}
