import { CURRENCY } from '../catalogue/prices.ts'
import type { Queries } from '../db/transaction.ts'
import { toMajor, toMajorOrNull } from '../money.ts'
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
  const { q } = services.database
  return {
    async getGlobals(request): Promise<Shop['Globals']> {
      const { freeShippingAt, ...settings } = await readSettings(q)
      const list = await shownPriceList(services, request)
      const shippers = await readShippers(q)
      return {
        ...settings,
        currency: CROWNS,
        currencies: [CROWNS],
        domain: { code: DOMAIN_CODE },
        variantHash: list.code || null,
        shippers,
        fastestShipper: fastestOf(shippers),
        freeShippingAt: toMajorOrNull(freeShippingAt),
      }
    },
    getCurrencies: async (): Promise<Shop['Currency'][]> => [CROWNS],
  }
}

type Shippers = Shop['Globals']['shippers']

async function readShippers(q: Queries): Promise<Shippers> {
  const rows = await q.selectFrom('shippers').select(['id', 'name', 'price', 'doc']).orderBy('position').execute()
  return rows.map(({ id, name, price, doc }) => ({
    id,
    name,
    priceFrom: toMajor(price),
    deliveryDays: doc.transitDays,
  }))
}

/** Of equally fast ones the first. */
function fastestOf(shippers: Shippers): number | null {
  const days = Math.min(...shippers.map(({ deliveryDays }) => deliveryDays))
  return shippers.find(({ deliveryDays }) => deliveryDays === days)?.id ?? null
}
