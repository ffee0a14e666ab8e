/** What is needed of a product to pick one of its variants. */
interface WithVariants<V> {
  readonly variants: readonly V[]
  readonly defaultVariantId: number
}

/** The variant that is asked for, else the default one, else the first. */
export function pickVariant<V extends { readonly id: number }>(product: WithVariants<V>, wanted?: number | null): V {
  const variant =
    product.variants.find(({ id }) => id === wanted) ??
    product.variants.find(({ id }) => id === product.defaultVariantId) ??
    product.variants[0]
  if (!variant) throw new TypeError('a product has at least one variant')
  return variant
}
