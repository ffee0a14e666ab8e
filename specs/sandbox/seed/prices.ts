import { hash32, type Random } from './random.ts'
import type { Haler } from './types.ts'

export const VAT_PERCENT = 21

/** The price without VAT in whole haléře, rounded half up. */
export function withoutVat(withVat: Haler, percent: number = VAT_PERCENT): Haler {
  return Math.round((withVat * 100) / (100 + percent))
}

/** The nearest price that a Czech shop would write: 89, 249, 849, 1 290, 12 990 Kč. Crowns in, haléře out. */
export function nicePrice(crowns: number): Haler {
  if (crowns < 100) return Math.max(9, Math.round((crowns + 1) / 10) * 10 - 1) * 100
  if (crowns < 1000) return (Math.round((crowns + 1) / 10) * 10 - 1) * 100
  if (crowns < 10_000) return (Math.round((crowns + 10) / 100) * 100 - 10) * 100
  return (Math.round((crowns + 10) / 500) * 500 - 10) * 100
}

export interface Discount {
  /** Share taken off, for example 0.2. */
  readonly share: number
  /** Share by which the 30-day low lies under the price before the discount. */
  readonly dip: number
}

/** About one product in seven is on sale, by 10 to 35 per cent. */
export function drawDiscount(random: Random): Discount | null {
  if (!random.chance(0.15)) return null
  return { share: random.int(10, 35) / 100, dip: random.pick([0, 0, 0, 0.03, 0.05, 0.08]) }
}

export interface VariantPrices {
  readonly price: Haler
  readonly originalPrice: Haler
  readonly lowestPrice30: Haler | null
}

/** The three prices of a variant from its full price in crowns. The 30-day low is never under the price of the sale. */
export function variantPrices(fullCrowns: number, discount: Discount | null): VariantPrices {
  const originalPrice = nicePrice(fullCrowns)
  if (discount === null) return { price: originalPrice, originalPrice, lowestPrice30: null }
  const price = nicePrice((originalPrice / 100) * (1 - discount.share))
  if (price >= originalPrice) return { price: originalPrice, originalPrice, lowestPrice30: null }
  const low = nicePrice((originalPrice / 100) * (1 - discount.dip))
  return { price, originalPrice, lowestPrice30: Math.min(originalPrice, Math.max(low, price)) }
}

const SMALL_PART: Haler = 25_000

/** Small parts that are bought by the dozen cost less from five and from twenty pieces on, in whole crowns. */
export function quantityPrices(productId: number, price: Haler): readonly { amount: number; price: Haler }[] {
  if (price > SMALL_PART || hash32(`quantity/${productId}`) % 3 !== 0) return []
  const steps = [
    { amount: 5, price: Math.round((price * 0.94) / 100) * 100 },
    { amount: 20, price: Math.round((price * 0.87) / 100) * 100 },
  ]
  return steps.filter((step) => step.price < price)
}

const CREDIT_GOODS: Haler = 60_000

/** Some cheaper goods can be had for loyalty credits, a little under what they cost in crowns. */
export function creditsPrice(productId: number, price: Haler): number | null {
  if (price > CREDIT_GOODS || hash32(`credits/${productId}`) % 5 !== 0) return null
  return Math.max(5, Math.round((price / 100) * 0.9))
}
