import { CURRENCY } from '../catalogue/prices.ts'
import { toMajorOrNull } from '../money.ts'
import type { Handlers, Services } from '../services.ts'
import type { Shop } from '../wire.ts'
import { shownPriceList } from './identity.ts'
import { DOMAIN_CODE, readSettings } from './settings.ts'

export const CROWNS: Shop['Currency'] = {
  code: CURRENCY,
  symbol: 'Kč',
  symbolPlacement: 'right',
  decimalPlaces: 2,
  decimalPoint: ',',
  millesimalPoint: '\u00a0',
}

/** Settings and currencies (C7.47, C7.48). */
export function globalsHandlers(services: Services): Handlers {
  return {
    async getGlobals(request): Promise<Shop['Globals']> {
      const settings = await readSettings(services.database.q)
      const list = await shownPriceList(services, request)
      return {
        currency: CROWNS,
        currencies: [CROWNS],
        domain: { code: DOMAIN_CODE },
        variantHash: list.code || null,
        contact: settings.contact,
        functions: settings.functions,
        cartConfiguration: settings.cartConfiguration,
        topBanner: settings.topBanner,
        freeShippingAt: toMajorOrNull(settings.freeShippingAt),
      }
    },
    getCurrencies: async (): Promise<Shop['Currency'][]> => [CROWNS],
  }
}
