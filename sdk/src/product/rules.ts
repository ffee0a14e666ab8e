import type { Product, Variant } from './types.ts'

/** The variant that is asked for, else the default one, else the first. */
export function pickVariant(product: Pick<Product, 'variants' | 'defaultVariantId'>, wanted?: number | null): Variant {
  const variant =
    product.variants.find(({ id }) => id === wanted) ??
    product.variants.find(({ id }) => id === product.defaultVariantId) ??
    product.variants[0]
  if (!variant) throw new TypeError('a product has at least one variant')
  return variant
}
