/** Timeout of the service in milliseconds; after it, the built-in rules decide. */
export const addressValidationTimeoutMs = 1500

/** Minimum length of a text with suggestions. */
export const shortestAddressQuery = 2

/** Maximum number of suggestions. */
export const mostSuggestions = 6

const served: readonly string[] = ['CZE', 'SVK']

/** Whether the service covers a country, by ISO 3166 alpha-3. */
export const isServedCountry = (country: string): country is 'CZE' | 'SVK' => served.includes(country)
