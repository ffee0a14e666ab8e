/** Where a visitor is, by the network address, and which currency follows from it. For servers. */
export { countryOfIp, type CountryOfIpParams } from '../../src/integrations/ip-country/country.ts'
export { type CountryCurrencyOptions, currencyOfCountry } from '../../src/integrations/ip-country/currency.ts'
export { firstForwarded, plainAddress } from '../../src/integrations/ip-country/forwarded.ts'
