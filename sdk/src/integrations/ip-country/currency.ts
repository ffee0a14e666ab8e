/** Options of {@link selectCurrency}. */
export interface SelectCurrencyOptions {
  /** Codes of the currencies the shop sells in. */
  readonly available: readonly string[]
  /** Code of the currency for all other visitors. */
  readonly fallback: string
  /** Alpha-2 code of the home country of the shop. */
  readonly home: string
  /** Code of the currency for visitors from elsewhere. */
  readonly abroad: string
}

/**
 * The currency for visitors from a country: `abroad` if the country is known, is not the home country, and the shop
 * sells in that currency; otherwise the fallback. A currency that the visitor chose has precedence; do not call this
 * then.
 *
 * @param country - ISO 3166-1 country code; null if unknown.
 * @param options - Currencies (ISO 4217) and the home country of the shop.
 */
export const selectCurrency = (
  country: string | null,
  { available: sold, fallback, home, abroad }: SelectCurrencyOptions,
): string => (country !== null && country !== home && sold.includes(abroad) ? abroad : fallback)
