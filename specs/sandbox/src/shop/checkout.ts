import { findCart } from '../cart/find.ts'
import { canCarry, delayOf, type ShipperRow } from '../cart/delivery.ts'
import { loadCart, type LoadedCart } from '../cart/load.ts'
import { priceCart } from '../cart/price.ts'
import { piecesIn, stockOf } from '../catalogue/variants.ts'
import { toMajor, withoutVat } from '../money.ts'
import type { Handlers, Services } from '../services.ts'
import type { Shop } from '../wire.ts'
import type { FastifyRequest } from 'fastify'
import { nearestDeliveryDate } from './delivery-date.ts'
import { identify, priceListOf } from './identity.ts'

/** Ways of delivery and payment, and gifts to the order (C7.18 to C7.20). */
export function checkoutHandlers(services: Services): Handlers {
  const { database, clock } = services

  async function currentCart(request: FastifyRequest): Promise<{ cart: LoadedCart | null; list: PriceListOf }> {
    const identity = await identify(services, request)
    const row = await findCart(services, identity)
    const list = await priceListOf(services, identity)
    return { cart: row && (await loadCart(database.q, row)), list }
  }

  return {
    async getCartShippers(request): Promise<Shop['Shipper'][]> {
      const { cart, list } = await currentCart(request)
      const lines = cart?.lines ?? []
      const rows = await database.q.selectFrom('shippers').selectAll().orderBy('position').execute()
      return rows
        .filter((row) => canCarry(row, lines))
        .map((row) => {
          const choice = { shipper: { price: row.price, freeFrom: row.free_from }, payment: null }
          const price = cart === null ? row.price : (priceCart(cart, list, clock.now(), choice).shipper ?? 0)
          const { closesAt, transitDays } = row.doc
          const date = nearestDeliveryDate(clock.now(), { closesAt, transitDays, delayDays: delayOf(lines) })
          return shipperView(row, price, date)
        })
    },

    async getCartPayments(request): Promise<Shop['Payment'][]> {
      await currentCart(request)
      const rows = await database.q.selectFrom('payments').selectAll().orderBy('position').execute()
      return rows.map((row) => ({
        id: row.id,
        code: row.code,
        name: row.name,
        description: row.doc.description,
        priceWithTax: toMajor(row.price),
        priceWithoutTax: toMajor(withoutVat(row.price)),
      }))
    },

    async getOrderGifts(request): Promise<Shop['Gift'][]> {
      await currentCart(request)
      const gifts = await database.q
        .selectFrom('order_gifts')
        .innerJoin('variants', 'variants.id', 'order_gifts.variant_id')
        .selectAll('order_gifts')
        .select('variants.doc')
        .orderBy('price_from')
        .execute()
      const stock = await stockOf(
        database.q,
        gifts.map((gift) => gift.variant_id),
      )
      return gifts
        .filter(({ variant_id }) => piecesIn(stock.get(variant_id)) > 0)
        .map(({ id, name, price_from, doc }) => ({
          id,
          name,
          price_from: toMajor(price_from),
          price: 0,
          originalWithTax: 0,
          originalWithoutTax: 0,
          image: doc.images[0] ?? null,
        }))
    },
  }
}

type PriceListOf = Awaited<ReturnType<typeof priceListOf>>

function shipperView(row: ShipperRow, price: number, nearest: string): Shop['Shipper'] {
  const { description, requiredAddress, requiredBranch, blockedPayments, branches, closesAt } = row.doc
  return {
    id: row.id,
    type: row.type,
    name: row.name,
    description,
    requiredAddress,
    requiredBranch,
    blockedPayments: [...blockedPayments],
    address: null,
    branches: branches.map(({ id, name, warehouseId, storeId, address }) => ({
      id,
      name,
      warehouseId,
      store_id: storeId,
      address,
    })),
    priceWithTax: toMajor(price),
    priceWithoutTax: toMajor(withoutVat(price)),
    delivery: { nearestDeliveryDate: nearest, closesAt },
  }
}
