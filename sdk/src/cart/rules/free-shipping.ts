import type { CartPrices } from '../types.ts'

/**
 * Total from which delivery is free; null means never.
 *
 * @param prices - Prices of a cart. What the back end says in them wins.
 * @param usual - Total that holds while the back end says nothing; never unless told.
 */
export const freeShippingAt = (
  prices: Partial<Pick<CartPrices, 'freeShippingAt'>> | null | undefined,
  usual: number | null = null,
): number | null => {
  const told = prices?.freeShippingAt
  return told === undefined ? usual : told
}
