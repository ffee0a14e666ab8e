import { interpolate } from '../../i18n/fill-in.ts'
import type { BasicMessages } from '../../i18n/messages.ts'
import type { CartPrices } from '../types.ts'

/** Minimum order of the shop, compared with a cart. Returned by {@link minimumOrder}. */
export interface MinimumOrder {
  /** Whether the price of the cart is high enough for an order; true without a limit. */
  readonly reached: boolean
  /** Lowest price of goods with VAT for an order, in the currency of the cart; null without a limit. */
  readonly limit: number | null
  /** Amount missing to the limit with VAT, in the currency of the cart, as computed by the back end; 0 if reached. */
  readonly remaining: number
}

/**
 * Compares a cart with the minimum order of the shop.
 *
 * @param prices - Prices of the cart.
 * @returns Whether the minimum is reached, and the missing amount in the currency of the cart.
 * @example
 * ```ts
 * const { reached, remaining } = minimumOrder(cart.getState().cart.prices)
 * if (!reached) console.log(minimumOrderText(formatPrice(remaining, currency), en))
 * ```
 */
export function minimumOrder(prices: Pick<CartPrices, 'minimumOrderAt' | 'missingToMinimumOrder'>): MinimumOrder {
  const limit = prices.minimumOrderAt ?? null
  const remaining = limit === null ? 0 : (prices.missingToMinimumOrder ?? 0)
  return { reached: remaining === 0, limit, remaining }
}

/**
 * Text that says how much is missing to the minimum order.
 *
 * @param remainingPrice - The missing amount, already formatted (`formatPrice`).
 * @param messages - Messages of the language.
 */
export const minimumOrderText = (
  remainingPrice: string,
  messages: Pick<BasicMessages, 'minimum_order_remaining'>,
): string => interpolate(messages.minimum_order_remaining, { remainingPrice })
