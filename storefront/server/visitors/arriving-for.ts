import { createShop, type Currency } from '@vanek/sdk'
import { getCountryByIp, selectCurrency } from '@vanek/sdk/integrations/ip-country'
import { guestSettings } from '../../src/lib/page/settings.ts'
import { market } from '#market/market'
import type { Config } from '../config/config.ts'
import { cacheCountries } from './countries.ts'
import { createArriving, type Arriving } from './currency.ts'

export interface ArrivingForParts {
  readonly fetch: typeof fetch
  readonly currencies: () => Promise<readonly Currency[]>
  /** Code of the currency of guests. */
  readonly usual: string
  /** Called with the error if a country could not be determined. */
  readonly onError: (error: unknown) => void
}

/** Calls the service once; undefined if it did not answer properly. */
const askCountry = ({ shopUrl, contentUrl, servicesUrl }: Config, { fetch, onError }: ArrivingForParts) => {
  const once = { take: () => false, refund: () => {} }
  const endpoints = { shop: shopUrl, content: contentUrl, services: servicesUrl, cdn: '/cdn' }
  return async (ip: string) => {
    let failed = false
    const warn = (message: string, details?: unknown) => {
      failed = true
      onError({ message, details })
    }
    const country = await getCountryByIp(createShop({ ...guestSettings, endpoints, fetch, logger: { warn } }, once), {
      ip,
    })
    return failed ? undefined : country
  }
}

/** What this configuration does for a new visitor; nothing if the currency never depends on the visitor. */
export function arrivingFor(config: Config, parts: ArrivingForParts): Arriving | undefined {
  const { currencyFromQuery: fromQuery, ipLookup } = config
  const { currencies, usual } = parts
  if (!fromQuery && !ipLookup) return undefined
  if (!ipLookup) return createArriving({ fromQuery, currencies })
  const countryOf = cacheCountries(askCountry(config, parts))
  return createArriving({
    fromQuery,
    currencies,
    async ofAddress(address) {
      const country = await countryOf(address)
      const sold = country === null ? [] : (await currencies()).map(({ code }) => code)
      return selectCurrency(country, {
        available: sold,
        fallback: usual,
        home: market.country.code,
        abroad: market.currencyAbroad,
      })
    },
  })
}
