/**
 * The country of a visitor by IP address, and the currency for it. For servers.
 *
 * @example
 * ```ts
 * const country = await countryOfIp(shop, { ip: '203.0.113.7' })
 * const code = currencyOfCountry(country, { sold: ['CZK', 'EUR'], fallback: 'CZK', home: 'CZ', abroad: 'EUR' })
 * ```
 * @module
 */
export { countryOfIp, type CountryOfIpParams } from '../../src/integrations/ip-country/country.ts'
export { type CountryCurrencyOptions, currencyOfCountry } from '../../src/integrations/ip-country/currency.ts'
export { firstForwarded, plainAddress } from '../../src/integrations/ip-country/forwarded.ts'
