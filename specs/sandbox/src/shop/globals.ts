import { limitsOf } from '../cart/answer.ts'
import type { Queries } from '../db/transaction.ts'
import { toMajor, toMajorOrNull, withoutVat } from '../money.ts'
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
      // each order contains its bank account
      const whole = await readSettings(q)
      const { bankAccounts: _accounts, ...settings } = whole
      const { cartConfiguration } = settings
      const list = await shownPriceList(services, request)
      const { currency } = list
      const { freeShippingAt, minimumOrderAt } = limitsOf(whole, currency)
      const { shippers, fastestShipper } = await readShippers(q, currency)
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
        fastestShipper,
        freeShippingAt: toMajorOrNull(freeShippingAt),
      }
    },
    getCurrencies: async (): Promise<Shop['Currency'][]> => CURRENCIES.map(currencyView),
  }
}

/** Shippers; the fastest one excludes personal pickup, and among equally fast ones the first wins (C4.54). */
async function readShippers(
  q: Queries,
  currency: Currency,
): Promise<Required<Pick<Shop['Globals'], 'shippers' | 'fastestShipper'>>> {
  const rows = await q
    .selectFrom('shippers')
    .select(['id', 'type', 'name', 'price', 'doc'])
    .orderBy('position')
    .execute()
  const brought = rows.filter(({ type }) => type !== 'PERSONAL')
  const days = Math.min(...brought.map(({ doc }) => doc.transitDays))
  return {
    shippers: rows.map(({ id, name, price, doc }) => {
      const own = inCurrency(price, currency)
      return {
        ...{ id, name, deliveryDays: doc.transitDays },
        ...{ priceFrom: toMajor(own), priceFromWithoutTax: toMajor(withoutVat(own)) },
      }
    }),
    fastestShipper: brought.find(({ doc }) => doc.transitDays === days)?.id ?? null,
  }
}
