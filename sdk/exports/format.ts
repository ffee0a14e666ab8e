/**
 * Formats prices, amounts, numbers and dates. Server and browser always write the same.
 *
 * @example
 * ```ts
 * const price = formatPrice(1290, currency)
 * const date = formatDate('2026-11-25', { locale: 'cs' })
 * ```
 * @module
 */
export { addAmounts, formatAmount, parseAmount } from '../src/format/amount.ts'
export {
  defaultDisplaySettings,
  type DisplaySettings,
  mainDisplayPrice,
  type PricePair,
  type DisplayPrices,
  displayPrices,
} from '../src/format/display.ts'
export { type DateOptions, formatDate, formatDateTime } from '../src/format/format-date.ts'
export { formatNumber, type NumberOptions, type NumberFormat } from '../src/format/format-number.ts'
export { formatPrice, type PriceOptions } from '../src/format/format-price.ts'
export { plural } from '../src/i18n/plural.ts'
export { priceSize } from '../src/format/price-size.ts'
