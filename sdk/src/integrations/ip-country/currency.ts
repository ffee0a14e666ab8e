/** Options of {@link currencyOfCountry}. */
export interface CountryCurrencyOptions {
  /** Codes of the currencies the shop sells in. */
  readonly sold: readonly string[]
  /** Code of the currency for all other visitors. */
  readonly fallback: string
  /** Alpha-2 code of the country that the shop is at home in. */
  readonly home: string
  /** Code of the currency for visitors from elsewhere. */
  readonly abroad: string
}

/**
 * The currency for who comes from a country: `abroad` when it is known and not the home one and the shop sells in that
 * currency, else the fallback. What a visitor has chosen by an address or a cookie wins; this is not asked then.
 */
export const currencyOfCountry = (
  country: string | null,
  { sold, fallback, home, abroad }: CountryCurrencyOptions,
): string => (country !== null && country !== home && sold.includes(abroad) ? abroad : fallback)
