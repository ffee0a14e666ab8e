import { daysOnTheWay } from '../cart/delivery.ts'
import { branchesOf, branchView } from '../delivery/branches.ts'
import { toMajor, toMajorOrNull, withoutVat } from '../money.ts'
import { inCurrency } from '../pricing/currency.ts'
import type { Handlers, Services } from '../services.ts'
import type { Shop } from '../wire.ts'
import { currencyOf } from './identity.ts'

/** All shippers, independent of the cart (C7.45). */
export function shipperHandlers({ database: { q } }: Services): Handlers {
  return {
    async getShippers(request): Promise<Shop['ShipperOffer'][]> {
      const rows = await q.selectFrom('shippers').selectAll().orderBy('position').execute()
      const currency = currencyOf(request)
      return Promise.all(
        rows.map(async (row) => {
          const { id, type, name, price, free_from, regular, oversized, doc } = row
          const { description, requiredAddress, requiredBranch, closesAt } = doc
          const own = inCurrency(price, currency)
          const branches = type === 'PERSONAL' ? await branchesOf(q, id) : null
          return {
            ...{ id, type, name, description, requiredAddress, requiredBranch },
            priceFrom: toMajor(own),
            priceFromWithoutTax: toMajor(withoutVat(own)),
            freeFrom: toMajorOrNull(free_from === null ? null : inCurrency(free_from, currency)),
            takes: [...(regular ? ['regular' as const] : []), ...(oversized ? ['oversized' as const] : [])],
            delivery: { closesAt, deliveryDays: daysOnTheWay(row) },
            ...(branches && { branches: branches.map((branch) => branchView(branch)) }),
          }
        }),
      )
    },
  }
}
