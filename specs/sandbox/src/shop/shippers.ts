import { toMajor } from '../money.ts'
import { inCurrency } from '../pricing/currency.ts'
import type { Handlers, Services } from '../services.ts'
import type { Shop } from '../wire.ts'
import { currencyOf } from './identity.ts'

/** All ways of delivery, whatever is in the cart (C7.45). */
export function shipperHandlers({ database }: Services): Handlers {
  return {
    async getShippers(request): Promise<Shop['ShipperOffer'][]> {
      const rows = await database.q.selectFrom('shippers').selectAll().orderBy('position').execute()
      return rows.map(({ id, type, name, price, doc: { description, requiredAddress, requiredBranch } }) => ({
        ...{ id, type, name, description, requiredAddress, requiredBranch },
        priceFrom: toMajor(inCurrency(price, currencyOf(request))),
      }))
    },
  }
}
