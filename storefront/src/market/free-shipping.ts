/** Default total for free delivery by currency, while the back end has none (C9.16). */
const usual: Readonly<Record<string, number>> = { CZK: 2500 }

/** The default total for free delivery in a currency; null if there is none. */
export const usualFreeShippingAt = (currencyCode: string): number | null => usual[currencyCode] ?? null
