import type { CartPrices } from '../types.ts'

/** Default cart total in Kč from which delivery is free. */
export const defaultFreeShippingAt = 2500

/** Total from which delivery is free. The back end's value wins; null means never. */
export const freeShippingAt = (
  prices: Partial<Pick<CartPrices, 'freeShippingAt'>> | null | undefined,
  currency = 'CZK',
): number | null => {
  const told = prices?.freeShippingAt
  return told === undefined ? (currency === 'CZK' ? defaultFreeShippingAt : null) : told
}
