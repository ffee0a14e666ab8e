/** How long the service is waited for, in milliseconds; then the built-in rules hold. */
export const addressValidationTimeoutMs = 1500

/** As few characters as addresses are offered for. */
export const shortestAddressQuery = 2

/** The most addresses that are offered at once. */
export const mostSuggestions = 6

const served: readonly string[] = ['CZE', 'SVK']

/** Whether the service covers a country, by ISO 3166 alpha-3. */
export const isServedCountry = (country: string): country is 'CZE' | 'SVK' => served.includes(country)
