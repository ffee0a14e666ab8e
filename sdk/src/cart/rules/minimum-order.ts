import { fillIn } from '../../i18n/fill-in.ts'
import type { BasicMessages } from '../../i18n/messages.ts'
import type { CartPrices } from '../types.ts'

export interface MinimumOrder {
  /** Whether the order may be placed as far as its price goes; so without a limit. */
  readonly reached: boolean
  /** Price of goods with VAT from which an order is taken; null without a limit. */
  readonly limit: number | null
  /** What is still missing to it, as the back end says; 0 when reached. */
  readonly remaining: number
}

/** How far a cart is from the lowest order that is taken (C5.47). */
export function minimumOrder(prices: Pick<CartPrices, 'minimumOrderAt' | 'missingToMinimumOrder'>): MinimumOrder {
  const limit = prices.minimumOrderAt ?? null
  const remaining = limit === null ? 0 : (prices.missingToMinimumOrder ?? 0)
  return { reached: remaining === 0, limit, remaining }
}

/** The sentence that says what is missing (C5.47); the price comes written out. */
export const minimumOrderText = (
  remainingPrice: string,
  messages: Pick<BasicMessages, 'minimum_order_remaining'>,
): string => fillIn(messages.minimum_order_remaining, { remainingPrice })
