import type { Cart, CartPrices } from '../types.ts'

/**
 * Total from which delivery is free; null means never.
 *
 * @param prices - Prices of a cart. Values of the back end take precedence.
 * @param usual - Total to use while the back end has none. Defaults to never.
 */
export const freeShippingAt = (
  prices: Partial<Pick<CartPrices, 'freeShippingAt'>> | null | undefined,
  usual: number | null = null,
): number | null => {
  const reported = prices?.freeShippingAt
  return reported === undefined ? usual : reported
}

/** How far a cart is from free delivery. {@link freeShippingProgress} returns it. */
export interface FreeShippingProgress {
  /**
   * `reached`: delivery is free; `missing`: an amount is missing; `from`: only the total is known from which it is free;
   * `never`: goods of the cart are excluded.
   */
  readonly kind: 'reached' | 'missing' | 'from' | 'never'
  /** Total from which delivery is free; null for `never`. */
  readonly from: number | null
  /** Missing amount; 0 unless `kind` is `missing`. */
  readonly missing: number
}

/**
 * How far a cart is from free delivery; null if the shop has no free delivery.
 *
 * @param cart - The cart. Prices of the back end take precedence.
 * @param usual - Total to use while the back end has none. Defaults to never.
 * @example
 * ```ts
 * const progress = freeShippingProgress(cart.getState().cart)
 * if (progress?.kind === 'missing') console.log(`${formatPrice(progress.missing, currency)} to free delivery`)
 * ```
 */
export function freeShippingProgress(
  { prices, items }: Pick<Cart, 'prices' | 'items'>,
  usual: number | null = null,
): FreeShippingProgress | null {
  const from = freeShippingAt(prices, usual)
  if (from === null) return items.some(({ product }) => product?.oversized) ? { kind: 'never', from, missing: 0 } : null
  const missing = prices.missingToFreeShipping ?? null
  if (missing === null) return { kind: 'from', from, missing: 0 }
  return { kind: missing > 0 ? 'missing' : 'reached', from, missing: Math.max(0, missing) }
}
