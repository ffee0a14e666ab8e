import type { CartPrices } from '../types.ts'

/** Price of goods in Kč from which delivery is free while nobody says otherwise (C9.16). */
export const defaultFreeShippingAt = 2500

/** From which price of goods delivery is free: what the back end says wins, and its null is never (C9.16). */
export const freeShippingAt = (
  prices: Partial<Pick<CartPrices, 'freeShippingAt'>> | null | undefined,
  currency = 'CZK',
): number | null => {
  const told = prices?.freeShippingAt
  return told === undefined ? (currency === 'CZK' ? defaultFreeShippingAt : null) : told
}
