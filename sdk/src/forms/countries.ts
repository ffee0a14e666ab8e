/** ISO 3166 alpha-2 of the country the shop is at home in (B9.04). */
export const defaultCountry = 'CZ'

/** The same as forms send it, alpha-3 (B9.04). */
export const defaultCountryAlpha3 = 'CZE'
