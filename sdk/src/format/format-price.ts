import type { Currency } from '../kernel/currency.ts'
import { formatNumber, noBreakSpace, toUnits } from './format-number.ts'

/** Options of {@link formatPrice}. */
export interface PriceOptions {
  /** Text instead of 0, like `Free`. By default 0 is formatted like any other amount. */
  readonly free?: string
  /** Number of decimals. By default, whole amounts have none and other amounts have those of the currency. */
  readonly decimals?: number
}

const isWhole = (amount: number, decimalPlaces: number): boolean =>
  toUnits(amount, decimalPlaces) % 10 ** decimalPlaces === 0

/**
 * Formats an amount of money, like `€1,290`. A symbol on the right follows a no-break space; a minus sign stands
 * before a symbol on the left.
 *
 * @param amount - Amount in the major unit of the currency, such as euros or crowns.
 * @param currency - Symbol, its position, separators and number of decimals.
 * @param options - Number of decimals (none for whole amounts by default), and a text to show for 0.
 * @returns The text, with the symbol of the currency.
 * @example
 * ```ts
 * const price = formatPrice(1290, shop.config.currency) // '€1,290' for euros
 * const shipping = formatPrice(0, shop.config.currency, { free: 'Free' }) // 'Free'
 * ```
 */
export function formatPrice(amount: number, currency: Currency, options: PriceOptions = {}): string {
  if (amount === 0 && options.free) return options.free
  const decimals = options.decimals ?? (isWhole(amount, currency.decimalPlaces) ? 0 : currency.decimalPlaces)
  const number = formatNumber(amount, currency, { decimals })
  if (currency.symbolPlacement === 'right') return number + noBreakSpace + currency.symbol
  return number.startsWith('\u2212') ? `\u2212${currency.symbol}${number.slice(1)}` : currency.symbol + number
}
