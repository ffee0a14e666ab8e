import { inMarket } from '../src/market.ts'
import type { Category, Haler, Product } from './types.ts'
import { WORDS } from './words.ts'

/** A gift that is offered from a price of the goods. It is a real product with stock and pictures. */
export interface OrderGift {
  readonly id: number
  readonly name: string
  readonly productId: number
  readonly variantId: number
  readonly priceFrom: Haler
}

const STEPS: readonly (readonly [slug: string, name: string, priceFrom: Haler])[] = [
  ['hlinikove-pasky', WORDS.gifts.tape, inMarket({ cs: 150_000, sk: 6000 })],
  ['spony-a-objimky', WORDS.gifts.clamps, inMarket({ cs: 300_000, sk: 12_000 })],
  ['stolni-ventilatory', WORDS.gifts.fan, inMarket({ cs: 1_500_000, sk: 60_000 })],
]

/** The cheapest variant in stock of the category of each step. */
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
