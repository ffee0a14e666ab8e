/** Where prices are in the currency of the home country. */
const home = 'CZ'
/** What everybody else pays in. */
const abroad = 'EUR'

/** Options of {@link currencyOfCountry}. */
export interface CountryCurrencyOptions {
  /** Codes of the currencies the shop sells in. */
  readonly sold: readonly string[]
  /** Code of the currency for all other visitors. */
  readonly fallback: string
}

/**
 * The currency for who comes from a country: EUR when it is known and not CZ and the shop sells in EUR, else
 * the fallback. What a visitor has chosen by an address or a cookie wins; this is not asked then.
 */
export const currencyOfCountry = (country: string | null, { sold, fallback }: CountryCurrencyOptions): string =>
  country !== null && country !== home && sold.includes(abroad) ? abroad : fallback
