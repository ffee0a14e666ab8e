/** What is needed of a product to offer it. */
interface Offerable {
  readonly id: number
  readonly availability: { readonly isAvailable: boolean }
}

/** The recommended products that can be had, in the recommender's order (C7.65, C7.66). */
export function pickRecommended<P extends Offerable>(ids: readonly number[], products: readonly P[]): readonly P[] {
  const byId = new Map(products.map((product) => [product.id, product]))
  return [...new Set(ids)].flatMap((id) => {
    const product = byId.get(id)
    return product?.availability.isAvailable ? [product] : []
  })
}
