import type { Queries } from '../db/transaction.ts'
import { asId } from '../http/ids.ts'
import type { Choice } from './price.ts'

/** The chosen shipper and payment as far as they exist; an unknown id counts as no choice. */
export async function choiceOf(q: Queries, shipperId?: number, paymentId?: number): Promise<Choice> {
  const shipper =
    shipperId === undefined
      ? undefined
      : await q
          .selectFrom('shippers')
          .select(['price', 'free_from'])
          .where('id', '=', asId(shipperId))
          .executeTakeFirst()
  const payment =
    paymentId === undefined
      ? undefined
      : await q.selectFrom('payments').select(['price', 'cash']).where('id', '=', asId(paymentId)).executeTakeFirst()
  return {
    shipper: shipper ? { price: shipper.price, freeFrom: shipper.free_from } : null,
    payment: payment ?? null,
  }
}
