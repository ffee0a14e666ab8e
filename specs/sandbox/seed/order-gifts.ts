import type { Category, Haler, Product } from './types.ts'

/** A gift to choose once the goods reach a price. It is a real product, so it has a stock and a picture. */
export interface OrderGift {
  readonly id: number
  readonly name: string
  readonly productId: number
  readonly variantId: number
  readonly priceFrom: Haler
}

const STEPS: readonly (readonly [slug: string, name: string, priceFrom: Haler])[] = [
  ['hlinikove-pasky', 'Hliníková páska na spoje', 150_000],
  ['spony-a-objimky', 'Nerezové spony na hadici', 300_000],
  ['stolni-ventilatory', 'Stolní ventilátor jako dárek', 1_500_000],
]

/** For each step the cheapest variant in stock of its category. */
export function orderGiftsOf(products: readonly Product[], categories: readonly Category[]): readonly OrderGift[] {
  return STEPS.flatMap(([slug, name, priceFrom], order) => {
    const category = categories.find((one) => one.slug === slug)
    const candidates = products
      .filter((product) => product.categoryId === category?.id)
      .flatMap((product) => product.variants)
      .filter((variant) => variant.stock.some((level) => level.amount > 3))
    const cheapest = candidates.reduce<(typeof candidates)[number] | undefined>(
      (best, one) => (best === undefined || one.price < best.price ? one : best),
      undefined,
    )
    if (cheapest === undefined) return []
    return [{ id: order + 1, name, productId: cheapest.productId, variantId: cheapest.id, priceFrom }]
  })
}
