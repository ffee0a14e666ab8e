/** ISO 3166 alpha-2 of the country the shop is at home in. */
export const defaultCountry = 'CZ'

/** The same as forms send it, alpha-3. */
export const defaultCountryAlpha3 = 'CZE'
