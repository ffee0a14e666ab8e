/** Sum from which delivery is free while the back end says nothing of it, by currency (C9.16). */
const usual: Readonly<Record<string, number>> = { CZK: 2500 }

/** The sum from which delivery is free in a currency; null where none is known. */
export const usualFreeShippingAt = (currencyCode: string): number | null => usual[currencyCode] ?? null
