import type { QuoteItem } from './types.ts'

/** Change of a price since the quote; `gone` means no longer sold. */
export type QuotePriceChange = 'same' | 'lower' | 'higher' | 'gone'

/**
 * Compares the price of an item of a quote with today's.
 *
 * @param item - Price in the quote, and today's price; `now` is null if it is no longer sold.
 */
export function quotePriceChange({ prices, now }: Pick<QuoteItem, 'prices' | 'now'>): QuotePriceChange {
  if (now === null) return 'gone'
  if (now.unitWithTax === prices.unitWithTax) return 'same'
  return now.unitWithTax < prices.unitWithTax ? 'lower' : 'higher'
}
