import { market } from '#market/market'

/** The default total for free delivery in a currency; null if there is none. */
export const usualFreeShippingAt = (currencyCode: string): number | null =>
  (market.freeShippingAt as Readonly<Record<string, number>>)[currencyCode] ?? null

/** Decimals of totals by domain code, if they differ from other prices (B9.34). */
const byDomain: Readonly<Record<string, number>> = { vanek_de: 2 }

/** Fixed number of decimals of totals in a domain; undefined if they are formatted as other prices. */
export const totalDecimals = (domainCode: string): number | undefined =>
  Object.hasOwn(byDomain, domainCode) ? byDomain[domainCode] : undefined
