import type { FastifyRequest } from 'fastify'
import { canCarry, daysOnTheWay, type ShipperRow } from '../cart/delivery.ts'
import { findCart } from '../cart/find.ts'
import { loadCart, type CartLine } from '../cart/load.ts'
import { priceCart } from '../cart/price.ts'
import { branchesOf, branchView } from '../delivery/branches.ts'
import { nearestDate } from '../delivery/collect-cart.ts'
import { toMajor, withoutVat, type Haler } from '../money.ts'
import { inCurrency } from '../pricing/currency.ts'
import type { Handlers, Services } from '../services.ts'
import type { Shop } from '../wire.ts'
import { invoiceDaysOf, isPayable, paymentText } from '../orders/on-invoice.ts'
import { readSettings } from './settings.ts'
import { currencyOf, identify, priceListOf } from './identity.ts'

/** Shippers and payments of a cart (C7.18, C7.19). */
export function cartShipperHandlers(services: Services): Handlers {
  const { database, clock } = services

  async function currentCart(request: FastifyRequest) {
    const identity = await identify(services, request)
    const row = await findCart(services, identity)
    const list = await priceListOf(services, identity, currencyOf(request))
    const invoiceDays = invoiceDaysOf(identity.kind === 'customer' ? identity.customer : null)
    return { cart: row && (await loadCart(database.q, row)), list, invoiceDays }
  }

  /** The earliest date of a shipper; for own branches, with a date for each. */
  async function reachOf(row: ShipperRow, lines: readonly CartLine[]) {
    const now = clock.now()
    if (row.type !== 'PERSONAL') return { nearest: nearestDate(now, row, null, lines) }
    const branches = (await branchesOf(database.q, row.id)).map((branch) =>
      branchView(branch, nearestDate(now, row, branch, lines)),
    )
    const [nearest = null] = branches.flatMap((branch) => branch.nearestDeliveryDate ?? []).sort()
    return { nearest, branches }
  }

  return {
    async getCartShippers(request): Promise<Shop['Shipper'][]> {
      const { cart, list } = await currentCart(request)
      const lines = cart?.lines ?? []
      const rows = await database.q.selectFrom('shippers').selectAll().orderBy('position').execute()
      const shown = rows.filter((row) => canCarry(row, lines))
      return Promise.all(
        shown.map(async (row) => {
          const choice = { shipper: { price: row.price, freeFrom: row.free_from }, payment: null }
          const price =
            cart === null
              ? inCurrency(row.price, list.currency)
              : (priceCart(cart, list, clock.now(), choice).shipper ?? 0)
          return shipperView(row, price, await reachOf(row, lines))
        }),
      )
    },

    async getCartPayments(request): Promise<Shop['Payment'][]> {
      const { list, invoiceDays } = await currentCart(request)
      const { currency } = list
      const rows = await database.q.selectFrom('payments').selectAll().orderBy('position').execute()
      const settings = await readSettings(database.q)
      const paying = { currency, settings, invoiceDays }
      const offered = rows.filter((row) => isPayable(row, paying))
      return offered.map((row) => ({
        ...{ id: row.id, code: row.code, name: row.name, description: paymentText(row, paying) },
        ...priceView(inCurrency(row.price, currency)),
      }))
    },
  }
}

function priceView(price: Haler) {
  return { priceWithTax: toMajor(price), priceWithoutTax: toMajor(withoutVat(price)) }
}

interface Reach {
  readonly nearest: string | null
  /** Undefined if there are too many to list. */
  readonly branches?: Shop['PickupBranch'][]
}

function shipperView(row: ShipperRow, price: number, { nearest, ...branches }: Reach): Shop['Shipper'] {
  const { description, requiredAddress, requiredBranch, blockedPayments, times, closesAt } = row.doc
  return {
    ...{ id: row.id, type: row.type, name: row.name, description, requiredAddress, requiredBranch },
    blockedPayments: [...blockedPayments],
    hasDeliveryTimes: times.length > 0,
    address: null,
    ...branches,
    ...priceView(price),
    delivery: { nearestDeliveryDate: nearest, closesAt, deliveryDays: daysOnTheWay(row) },
  }
}
