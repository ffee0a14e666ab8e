import type { FastifyRequest } from 'fastify'
import { refusal } from '../http/errors.ts'
import { isUuid } from '../http/ids.ts'
import type { Page } from '../http/page.ts'
import { sendDocument, requestedDocument } from '../invoices/send.ts'
import { documentsView } from '../invoices/view.ts'
import { inMarket } from '../market.ts'
import { itemsCsv } from '../orders/items-csv.ts'
import { sendPdf } from '../orders/send-pdf.ts'
import { createZipSender } from '../orders/send-zip.ts'
import { orderSummary } from '../orders/summary.ts'
import { ownOrderView, SHOWN, type OrderRow } from '../orders/view.ts'
import type { Handlers, Services } from '../services.ts'
import type { Shop } from '../wire.ts'
import { claimHandlers } from './claims.ts'
import { type Access, orderActionHandlers } from './order-actions.ts'
import { withdrawalHandlers } from './withdrawals.ts'
import { mustBeCustomer, type Customer } from './identity.ts'

/**
 * Orders that the customer placed while signed in (C7.28 to C7.32, C9.08). Orders of a guest with the same e-mail are not
 * included, because the e-mail was not verified.
 */
export function userOrderHandlers(services: Services, assets: string): Handlers {
  const { database } = services
  const sendZip = createZipSender(assets)
  const ownOrders = ({ id }: Customer) => database.q.selectFrom('orders').where('customer_id', '=', id)
  const customerOf = (request: FastifyRequest) => mustBeCustomer(services, request)

  async function rowBy(column: 'id' | 'code', value: string, customer: Customer): Promise<OrderRow> {
    const row =
      column === 'id' && !isUuid(value)
        ? undefined
        : await ownOrders(customer).selectAll().where(column, '=', value).executeTakeFirst()
    if (row === undefined)
      throw refusal('not_found', {
        title: inMarket({ cs: 'Tuto objednávku jsme nenašli.', sk: 'Túto objednávku sme nenašli.' }),
      })
    return row
  }

  const orderBy = async (column: 'id' | 'code', value: string, customer: Customer): Promise<Shop['OrderBase']> =>
    ownOrderView(await rowBy(column, value, customer), services)

  /** Names of the variants in an order that still exist, by id. */
  async function variantNames({ items }: Shop['OrderBase']): Promise<ReadonlyMap<number, string>> {
    const ids = items.flatMap(({ variantId }) => variantId ?? [])
    if (ids.length === 0) return new Map()
    const rows = await database.q.selectFrom('variants').select(['id', 'name']).where('id', 'in', ids).execute()
    return new Map(rows.map(({ id, name }) => [id, name]))
  }

  const rowById = async (request: FastifyRequest) =>
    rowBy('id', (request.params as { id: string }).id, await customerOf(request))
  const orderById = async (request: FastifyRequest) => ownOrderView(await rowById(request), services)

  const find: Access['find'] = async (request) => {
    const customer = await customerOf(request)
    return {
      order: await rowBy('id', (request.params as { id: string }).id, customer),
      identity: { kind: 'customer', customer },
    }
  }

  return {
    async getUserOrders(request) {
      const customer = await customerOf(request)
      const { page, perPage } = request.query as Page
      const { total } = await ownOrders(customer)
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      const rows = await ownOrders(customer)
        .select(SHOWN)
        .orderBy('created', 'desc')
        .orderBy('code', 'desc')
        .limit(perPage)
        .offset((page - 1) * perPage)
        .execute()
      return { data: rows.map(orderSummary), meta: { pagination: { total, page, perPage } } }
    },

    getUserOrder: orderById,

    getUserOrderByCode: async (request) =>
      orderBy('code', (request.params as { code: string }).code, await customerOf(request)),

    async exportUserOrderItems(request, reply) {
      const order = await orderById(request)
      return reply
        .type('text/csv; charset=utf-8')
        .header('Content-Disposition', `attachment; filename="objednavka-${order.code}.csv"`)
        .send(itemsCsv(order, await variantNames(order)))
    },

    async getUserOrderDocument(request, reply) {
      const order = await orderById(request)
      return sendPdf(services, reply, order)
    },

    async getUserOrderDocuments(request): Promise<Shop['OrderDocuments']> {
      return documentsView(services, await rowById(request))
    },

    async getUserOrderDocumentFile(request, reply) {
      const { params, query } = request
      return sendDocument(services, reply, await rowById(request), requestedDocument(params, query))
    },

    async exportUserOrderImages(request, reply) {
      const customer = await customerOf(request)
      const order = await orderBy('id', (request.params as { id: string }).id, customer)
      return sendZip(reply, String(customer.id), order)
    },

    ...withdrawalHandlers(services, {
      find,
      named: { read: 'getUserOrderWithdrawals', withdraw: 'withdrawFromUserOrder' },
    }),
    ...orderActionHandlers(services, {
      find,
      view: (order) => ownOrderView(order, services),
      named: {
        pay: 'payUserOrder',
        payments: 'getUserOrderPayments',
        change: 'changeUserOrderPayment',
        cancel: 'cancelUserOrder',
      },
    }),
    ...claimHandlers(services, {
      find,
      named: {
        ...{ claims: 'getUserOrderClaims', file: 'fileUserOrderClaim' },
        ...{ addPhoto: 'addUserOrderClaimPhoto', photo: 'getUserOrderClaimPhoto' },
      },
    }),
  }
}
