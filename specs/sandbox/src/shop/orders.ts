import { refusal } from '../http/errors.ts'
import { hashToken } from '../http/hash.ts'
import { orderView } from '../orders/view.ts'
import type { Handlers, Services } from '../services.ts'
import type { Shop } from '../wire.ts'

/** Placed orders by their unguessable token (C7.27). */
export function orderHandlers({ database, secret }: Services): Handlers {
  return {
    async getOrderByToken(request): Promise<Shop['Order']> {
      const { token } = request.params as { token: string }
      const row = await database.q
        .selectFrom('orders')
        .selectAll()
        .where('token_hash', '=', hashToken(token))
        .executeTakeFirst()
      if (row === undefined) throw refusal('not_found', { title: 'Tuto objednávku jsme nenašli.' })
      return orderView(row, secret)
    },
    payOrder: async () => {
      throw refusal('payment_unavailable')
    },
  }
}
