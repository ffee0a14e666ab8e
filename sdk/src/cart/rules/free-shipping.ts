import type { CartPrices } from '../types.ts'

/** Price of goods with VAT from which delivery is free unless the back end says otherwise, in Kč (C9.16). */
export const defaultFreeShippingAt = 2500

/** From which price of goods delivery is free: the cart's own threshold wins (C9.16). */
export const freeShippingAt = (
  prices: Pick<CartPrices, 'freeShippingAt'> | null | undefined,
  fallback = defaultFreeShippingAt,
): number => prices?.freeShippingAt ?? fallback

/**
 * Whether a price carries the tag of free delivery: from the cart's threshold on, and only where the shop has switched
 * `show_free_delivery_tag_by_price` on (C9.17).
 */
export const freeShippingTag = (unitWithTax: number, threshold: number | null, byPrice: boolean): boolean =>
  byPrice && threshold !== null && unitWithTax >= threshold
