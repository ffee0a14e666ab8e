/**
 * The country of a visitor by IP address, and the currency for it. For servers.
 *
 * @example
 * ```ts
 * const country = await getCountryByIp(shop, { ip: '203.0.113.7' })
 * const code = selectCurrency(country, { available: ['CZK', 'EUR'], fallback: 'CZK', home: 'CZ', abroad: 'EUR' })
 * ```
 * @module
 */
export { getCountryByIp, type GetCountryByIpParams } from '../../src/integrations/ip-country/country.ts'
export { type SelectCurrencyOptions, selectCurrency } from '../../src/integrations/ip-country/currency.ts'
export { parseForwardedFor, normalizeIp } from '../../src/integrations/ip-country/forwarded.ts'
