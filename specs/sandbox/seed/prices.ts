import { inMarket } from '../src/market.ts'
import { nicePrice } from './nice-price.ts'
import { hash32, randomOf, type Random } from './random.ts'
import type { Haler } from './types.ts'

export const VAT_PERCENT = inMarket({ cs: 21, sk: 23 })

/** Approximate rate of the home currency to crowns, the currency of size tables. */
const CROWNS = inMarket({ cs: 1, sk: 25 })

/** Converts a price of the home currency to crowns, to compare it with price levels. */
export const inCrowns = (price: Haler): number => (price / 100) * CROWNS

/** The price in the home currency for a price in crowns: not converted exactly, because each market has its own prices. */
export function homePrice(crowns: number, productId: number): number {
  const own = inMarket({ cs: 1, sk: 0.94 + (hash32(`price/sk/${productId}`) % 13) / 100 })
  return (crowns * own) / CROWNS
}

/** The price without VAT in whole haléře, rounded half up. */
export function withoutVat(withVat: Haler, percent: number = VAT_PERCENT): Haler {
  return Math.round((withVat * 100) / (100 + percent))
}

export interface Discount {
  /** Discount rate, for example 0.2. */
  readonly share: number
  /** Rate by which the 30-day low is below the price before the discount. */
  readonly dip: number
}

/** Each market has its own sales. The Czech ones are always drawn, so that all later random numbers are the same. */
export function drawDiscount(random: Random, product: string): Discount | null {
  const czech = drawSale(random)
  return inMarket({ cs: czech, sk: drawSale(randomOf(`sale/sk/${product}`)) })
}

/** About one product in seven has a discount of 10 to 35 per cent. */
function drawSale(random: Random): Discount | null {
  if (!random.chance(0.15)) return null
  return { share: random.int(10, 35) / 100, dip: random.pick([0, 0, 0, 0.03, 0.05, 0.08]) }
}

export interface VariantPrices {
  readonly price: Haler
  readonly originalPrice: Haler
  readonly lowestPrice30: Haler | null
}

/** The three prices of a variant, from its full price. The 30-day low is never below the discounted price. */
export function variantPrices(full: number, discount: Discount | null): VariantPrices {
  const originalPrice = nicePrice(full)
  if (discount === null) return { price: originalPrice, originalPrice, lowestPrice30: null }
  const price = nicePrice((originalPrice / 100) * (1 - discount.share))
  if (price >= originalPrice) return { price: originalPrice, originalPrice, lowestPrice30: null }
  const low = nicePrice((originalPrice / 100) * (1 - discount.dip))
  return { price, originalPrice, lowestPrice30: Math.min(originalPrice, Math.max(low, price)) }
}

const SMALL_PART: Haler = inMarket({ cs: 25_000, sk: 1000 })
/** Price step: a whole crown, or five cents. */
const PRICE_STEP: Haler = inMarket({ cs: 100, sk: 5 })

/** Quantity prices of small parts: from five and from twenty pieces. */
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

/** The price of some cheaper goods in loyalty credits, slightly below their regular price. */
export function creditsPrice(productId: number, price: Haler): number | null {
  if (price > CREDIT_GOODS || hash32(`credits/${productId}`) % 5 !== 0) return null
  return Math.max(LEAST_CREDITS, Math.round((price / 100) * 0.9))
}
