import { once } from '../http/idempotency.ts'
import { refusal } from '../http/errors.ts'
import { sendPdf } from '../orders/send-pdf.ts'
import { orderByToken, orderView, type OrderRow } from '../orders/view.ts'
import { catchUp, payAgain } from '../payments/attempts.ts'
import type { Handlers, Services } from '../services.ts'
import type { Shop } from '../wire.ts'

/** Reads orders by their secret token (C7.27), and pays them. */
export function orderHandlers(services: Services): Handlers {
  async function orderOf(params: unknown): Promise<OrderRow> {
    const order = await orderByToken(services, (params as { token: string }).token)
    if (order === undefined) throw refusal('not_found', { title: 'Tuto objednávku jsme nenašli.' })
    return order
  }

  return {
    async getOrderByToken({ params }): Promise<Shop['Order']> {
      return orderView(await orderOf(params), services)
    },
    async getOrderDocument({ params }, reply) {
      const order = orderView(await orderOf(params), services)
      return sendPdf(reply, order, services.shopOrigin)
    },
    async payOrder(request, reply): Promise<{ redirectUrl: string }> {
      const { id } = await orderOf(request.params)
      // in its own transaction, so that the new state is kept if paying is refused
      await catchUp(services, id)
      return once(services, request, reply, {
        operation: 'payOrder',
        // the token is enough to pay
        identity: { kind: 'nobody' },
        run: async () => ({ status: 200, body: { redirectUrl: await payAgain(services, id) } }),
      })
    },
  }
}
