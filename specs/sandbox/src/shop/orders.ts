import { passwordFault } from '../auth/password-rules.ts'
import { refusal } from '../http/errors.ts'
import { hashPassword } from '../http/password.ts'
import { sendDocument, requestedDocument } from '../invoices/send.ts'
import { documentsView } from '../invoices/view.ts'
import { countMail } from '../mail/count-mail.ts'
import { inMarket } from '../market.ts'
import { registerCustomer } from '../orders/register.ts'
import { sendPdf } from '../orders/send-pdf.ts'
import { orderByToken, orderView, type OrderRow } from '../orders/view.ts'
import type { Handlers, Services } from '../services.ts'
import type { Shop } from '../wire.ts'
import { claimHandlers } from './claims.ts'
import { mustHaveNoIssues } from './input-issues.ts'
import { type Access, orderActionHandlers } from './order-actions.ts'
import { withdrawalHandlers } from './withdrawals.ts'

/** Reads orders by their secret token (C7.27), pays, changes and cancels them. */
export function orderHandlers(services: Services): Handlers {
  async function orderOf(params: unknown): Promise<OrderRow> {
    const order = await orderByToken(services, (params as { token: string }).token)
    if (order === undefined)
      throw refusal('not_found', {
        title: inMarket({ cs: 'Tuto objednávku jsme nenašli.', sk: 'Túto objednávku sme nenašli.' }),
      })
    return order
  }

  // the token alone gives access
  const find: Access['find'] = async ({ params }) => ({ order: await orderOf(params), identity: { kind: 'anonymous' } })

  return {
    async getOrderByToken({ params }): Promise<Shop['Order']> {
      return orderView(await orderOf(params), services)
    },
    async requestOrderAccount(request, reply) {
      const { id, placement: stored } = await orderOf(request.params)
      const placement = { ...(stored as Shop['OrderPlacement']), newsletter: false }
      const email = placement.email.trim().toLowerCase()
      const { password, password_confirmation: confirmation } = request.body as Shop['OrderAccount']
      mustHaveNoIssues(passwordFault(email, password, confirmation)?.items ?? [])
      await countMail(services, request, `register ${email}`)
      const passwordHash = await hashPassword(password)
      await services.database.transaction(() =>
        registerCustomer(services, { kind: 'anonymous' }, { placement, passwordHash, orderId: id }),
      )
      return reply.code(202).send()
    },
    async getOrderDocument({ params }, reply) {
      const order = orderView(await orderOf(params), services)
      return sendPdf(services, reply, order)
    },
    async getOrderDocuments({ params }): Promise<Shop['OrderDocuments']> {
      return documentsView(services, await orderOf(params))
    },
    async getOrderDocumentFile({ params, query }, reply) {
      return sendDocument(services, reply, await orderOf(params), requestedDocument(params, query))
    },
    ...withdrawalHandlers(services, {
      find,
      named: { read: 'getOrderWithdrawals', withdraw: 'withdrawFromOrder' },
    }),
    ...orderActionHandlers(services, {
      find,
      view: (order) => orderView(order, services),
      named: { pay: 'payOrder', payments: 'getOrderPayments', change: 'changeOrderPayment', cancel: 'cancelOrder' },
    }),
    ...claimHandlers(services, {
      find,
      named: {
        ...{ claims: 'getOrderClaims', file: 'fileOrderClaim' },
        ...{ addPhoto: 'addOrderClaimPhoto', photo: 'getOrderClaimPhoto' },
      },
    }),
  }
}
