import { limitsOf } from '../cart/answer.ts'
import type { Queries } from '../db/transaction.ts'
import { toMajor, toMajorOrNull } from '../money.ts'
import { CURRENCIES, currencyView, inCurrency, type Currency } from '../pricing/currency.ts'
import type { Handlers, Services } from '../services.ts'
import type { Shop } from '../wire.ts'
import { shownPriceList } from './identity.ts'
import { DOMAIN_CODE, readSettings } from './settings.ts'

/** Settings and currencies (C7.47, C7.48). */
export function globalsHandlers(services: Services): Handlers {
  const { q } = services.database
  return {
    async getGlobals(request): Promise<Shop['Globals']> {
      // each order names the account that is its own
      const whole = await readSettings(q)
      const { bankAccounts: _accounts, ...settings } = whole
      const { cartConfiguration } = settings
      const list = await shownPriceList(services, request)
      const { currency } = list
      const { freeShippingAt, minimumOrderAt } = limitsOf(whole, currency)
      const shippers = await readShippers(q, currency)
      return {
        ...settings,
        cartConfiguration:
          minimumOrderAt === null
            ? cartConfiguration
            : { ...cartConfiguration, minimum_order: toMajor(minimumOrderAt) },
        currency: currencyView(currency),
        currencies: CURRENCIES.map(currencyView),
        domain: { code: DOMAIN_CODE },
        variantHash: list.code || null,
        shippers,
        fastestShipper: fastestOf(shippers),
        freeShippingAt: toMajorOrNull(freeShippingAt),
      }
    },
    getCurrencies: async (): Promise<Shop['Currency'][]> => CURRENCIES.map(currencyView),
  }
}

type Shippers = Shop['Globals']['shippers']

async function readShippers(q: Queries, currency: Currency): Promise<Shippers> {
  const rows = await q.selectFrom('shippers').select(['id', 'name', 'price', 'doc']).orderBy('position').execute()
  return rows.map(({ id, name, price, doc }) => ({
    id,
    name,
    priceFrom: toMajor(inCurrency(price, currency)),
    deliveryDays: doc.transitDays,
  }))
}

/** Of equally fast ones the first. */
function fastestOf(shippers: Shippers): number | null {
  const days = Math.min(...shippers.map(({ deliveryDays }) => deliveryDays))
  return shippers.find(({ deliveryDays }) => deliveryDays === days)?.id ?? null
}
