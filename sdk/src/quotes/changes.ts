import type { QuoteItem } from './types.ts'

/** What has become of the price of goods since they were quoted; `gone` is not sold any more. */
export type QuoteChange = 'same' | 'lower' | 'higher' | 'gone'

/**
 * Compares the price of an item of a quote with today's.
 *
 * @param item - Price in the quote, and today's price; `now` is null if it is no longer sold.
 */
export function quoteChange({ prices, now }: Pick<QuoteItem, 'prices' | 'now'>): QuoteChange {
  if (now === null) return 'gone'
  if (now.unitWithTax === prices.unitWithTax) return 'same'
  return now.unitWithTax < prices.unitWithTax ? 'lower' : 'higher'
}
