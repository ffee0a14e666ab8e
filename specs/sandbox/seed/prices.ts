import { inMarket } from '../src/market.ts'
import { nicePrice } from './nice-price.ts'
import { hash32, randomOf, type Random } from './random.ts'
import type { Haler } from './types.ts'

export const VAT_PERCENT = inMarket({ cs: 21, sk: 23 })

/** What one of the home currency is in the crowns that size tables are written in, roughly. */
const CROWNS = inMarket({ cs: 1, sk: 25 })

/** A price of the home currency in crowns: what decides whether goods are dear. */
export const inCrowns = (price: Haler): number => (price / 100) * CROWNS

/** What goods for so many crowns cost in the home currency: not the same converted, for each market has prices of its own. */
export function homePrice(crowns: number, productId: number): number {
  const own = inMarket({ cs: 1, sk: 0.94 + (hash32(`price/sk/${productId}`) % 13) / 100 })
  return (crowns * own) / CROWNS
}

/** The price without VAT in whole haléře, rounded half up. */
export function withoutVat(withVat: Haler, percent: number = VAT_PERCENT): Haler {
  return Math.round((withVat * 100) / (100 + percent))
}

export interface Discount {
  /** Share taken off, for example 0.2. */
  readonly share: number
  /** Share by which the 30-day low lies under the price before the discount. */
  readonly dip: number
}

/** Each market has sales of its own; those of the Czech one are drawn in any case, so that all that follows is the same. */
export function drawDiscount(random: Random, product: string): Discount | null {
  const czech = drawSale(random)
  return inMarket({ cs: czech, sk: drawSale(randomOf(`sale/sk/${product}`)) })
}

/** About one product in seven is on sale, by 10 to 35 per cent. */
function drawSale(random: Random): Discount | null {
  if (!random.chance(0.15)) return null
  return { share: random.int(10, 35) / 100, dip: random.pick([0, 0, 0, 0.03, 0.05, 0.08]) }
}

export interface VariantPrices {
  readonly price: Haler
  readonly originalPrice: Haler
  readonly lowestPrice30: Haler | null
}

/** The three prices of a variant from its full price. The 30-day low is never under the price of the sale. */
export function variantPrices(full: number, discount: Discount | null): VariantPrices {
  const originalPrice = nicePrice(full)
  if (discount === null) return { price: originalPrice, originalPrice, lowestPrice30: null }
  const price = nicePrice((originalPrice / 100) * (1 - discount.share))
  if (price >= originalPrice) return { price: originalPrice, originalPrice, lowestPrice30: null }
  const low = nicePrice((originalPrice / 100) * (1 - discount.dip))
  return { price, originalPrice, lowestPrice30: Math.min(originalPrice, Math.max(low, price)) }
}

const SMALL_PART: Haler = inMarket({ cs: 25_000, sk: 1000 })
/** Whole crowns, or five cents. */
const PRICE_STEP: Haler = inMarket({ cs: 100, sk: 5 })

/** Small parts that are bought by the dozen cost less from five and from twenty pieces on. */
export function quantityPrices(productId: number, price: Haler): readonly { amount: number; price: Haler }[] {
  if (price > SMALL_PART || hash32(`quantity/${productId}`) % 3 !== 0) return []
  const steps = [
    { amount: 5, price: Math.round((price * 0.94) / PRICE_STEP) * PRICE_STEP },
    { amount: 20, price: Math.round((price * 0.87) / PRICE_STEP) * PRICE_STEP },
  ]
  return steps.filter((step) => step.price < price)
}

const CREDIT_GOODS: Haler = inMarket({ cs: 60_000, sk: 2400 })
const LEAST_CREDITS = inMarket({ cs: 5, sk: 1 })

/** Some cheaper goods can be had for loyalty credits, a little under what they cost. */
export function creditsPrice(productId: number, price: Haler): number | null {
  if (price > CREDIT_GOODS || hash32(`credits/${productId}`) % 5 !== 0) return null
  return Math.max(LEAST_CREDITS, Math.round((price / 100) * 0.9))
}
