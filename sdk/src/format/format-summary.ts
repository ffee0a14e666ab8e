import type { CurrencyFormat } from './currency.ts'
import { formatPrice } from './format-price.ts'

/** Decimals of summary totals by code of the domain, where they are not as in every price. */
export const summaryDecimals: Readonly<Record<string, number>> = { vanek_de: 2 }

/** The total of a summary; some domains always write its decimals. */
export function formatSummary(
  amount: number,
  currency: CurrencyFormat,
  domainCode: string,
  decimalsOf: Readonly<Record<string, number>> = summaryDecimals,
): string {
  const decimals = Object.hasOwn(decimalsOf, domainCode) ? decimalsOf[domainCode] : undefined
  return formatPrice(amount, currency, decimals === undefined ? {} : { decimals })
}
