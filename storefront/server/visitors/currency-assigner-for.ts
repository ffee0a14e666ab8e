import { createShop, type Currency } from '@vanek/sdk'
import { getCountryByIp, selectCurrency } from '@vanek/sdk/integrations/ip-country'
import { guestSettings } from '../../src/lib/page/settings.ts'
import { market } from '#market/market'
import type { Config } from '../config/config.ts'
import { cacheCountries } from './countries.ts'
import { createCurrencyAssigner, type CurrencyAssigner } from './currency-assigner.ts'

export interface CurrencyAssignerForParts {
  readonly fetch: typeof fetch
  readonly currencies: () => Promise<readonly Currency[]>
  /** Code of the currency of guests. */
  readonly usual: string
  /** Called with the error if a country could not be determined. */
  readonly onError: (error: unknown) => void
}

/** Calls the service once; undefined if it did not answer properly. */
const fetchCountry = ({ shopUrl, contentUrl, servicesUrl }: Config, { fetch, onError }: CurrencyAssignerForParts) => {
  const noRetries = { take: () => false, refund: () => {} }
  const endpoints = { shop: shopUrl, content: contentUrl, services: servicesUrl, cdn: '/cdn' }
  return async (ip: string) => {
    let failed = false
    const warn = (message: string, details?: unknown) => {
      failed = true
      onError({ message, details })
    }
    const country = await getCountryByIp(
      createShop({ ...guestSettings, endpoints, fetch, logger: { warn } }, noRetries),
      {
        ip,
      },
    )
    return failed ? undefined : country
  }
}

/** The currency assigner for a configuration; undefined if the currency never depends on the visitor. */
export function currencyAssignerFor(config: Config, parts: CurrencyAssignerForParts): CurrencyAssigner | undefined {
  const { currencyFromQuery: fromQuery, ipLookup } = config
  const { currencies, usual } = parts
  if (!fromQuery && !ipLookup) return undefined
  if (!ipLookup) return createCurrencyAssigner({ fromQuery, currencies })
  const countryOf = cacheCountries(fetchCountry(config, parts))
  return createCurrencyAssigner({
    fromQuery,
    currencies,
    async ofAddress(address) {
      const country = await countryOf(address)
      const available = country === null ? [] : (await currencies()).map(({ code }) => code)
      return selectCurrency(country, {
        available,
        fallback: usual,
        home: market.country.code,
        abroad: market.currencyAbroad,
      })
    },
  })
}
