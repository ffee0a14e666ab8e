import type { Prices } from '../types.ts'

/** Price of a product with several variants. */
export interface LowestPrice {
  /** Prices of the variant whose piece costs the least, compared with tax. */
  readonly prices: Prices
  /** The usual price of the same variant; null without a price list of the customer's own. */
  readonly defaultPrices: Prices | null
  /** Whether other variants cost more, so that the price is a "from" price. */
  readonly priceFrom: boolean
}

/**
 * The lowest price of several variants.
 *
 * @param variants - At least one variant.
 * @returns The lowest price, and whether another variant costs more.
 * @throws TypeError when there is none
 * @example
 * ```ts
 * const { prices, priceFrom } = lowestPrice(product.variants)
 * const text = `${priceFrom ? 'from ' : ''}${formatPrice(prices.unitWithTax, currency)}`
 * ```
 */
export function lowestPrice(
  variants: readonly { readonly prices: Prices; readonly defaultPrices: Prices | null }[],
): LowestPrice {
  const [first, ...rest] = variants
  if (!first) throw new TypeError('a product has at least one variant')
  const lowest = rest.reduce((one, two) => (two.prices.unitWithTax < one.prices.unitWithTax ? two : one), first)
  const priceFrom = variants.some(({ prices }) => prices.unitWithTax > lowest.prices.unitWithTax)
  return { prices: lowest.prices, defaultPrices: lowest.defaultPrices, priceFrom }
}
