import type { CartPrices } from '../types.ts'

/**
 * Total from which delivery is free; null means never.
 *
 * @param prices - Prices of a cart. What the back end says in them wins.
 * @param usual - Total to use while the back end has none. Defaults to never.
 */
export const freeShippingAt = (
  prices: Partial<Pick<CartPrices, 'freeShippingAt'>> | null | undefined,
  usual: number | null = null,
): number | null => {
  const reported = prices?.freeShippingAt
  return reported === undefined ? usual : reported
}
