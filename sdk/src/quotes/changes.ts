import type { QuoteItem } from './types.ts'

/** What has become of the price of goods since they were quoted; `gone` is not sold any more. */
export type QuoteChange = 'same' | 'lower' | 'higher' | 'gone'

/** Compares goods of a quotation with today. */
export function quoteChange({ prices, now }: Pick<QuoteItem, 'prices' | 'now'>): QuoteChange {
  if (now === null) return 'gone'
  if (now.unitWithTax === prices.unitWithTax) return 'same'
  return now.unitWithTax < prices.unitWithTax ? 'lower' : 'higher'
}
