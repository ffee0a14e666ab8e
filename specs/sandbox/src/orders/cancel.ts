import { sql } from 'kysely'
import { recordEvents, upToDate } from '../fulfilment/run-steps.ts'
import { refusal } from '../http/errors.ts'
import { cancelAttempts } from '../payments/attempts.ts'
import type { Services } from '../services.ts'
import { returnCoupon, returnCredits } from './release.ts'
import { actionRefusal } from './action-refusal.ts'
import { lockOrder, type OrderDoc, type OrderRow } from './view.ts'

/**
 * Cancels an order in the caller's transaction: cancels a pending payment and releases everything that the order had
 * reserved. The plan of the order refunds payments. Cancelling twice has no effect.
 *
 * @throws the refusal `order_packed`
 */
export async function cancelOrder(services: Services, id: string): Promise<{ order: OrderRow; before: boolean }> {
  const order = await upToDate(services, id)
  const why = actionRefusal('cancel', order)
  if (why === 'order_cancelled') return { order, before: true }
  if (why) throw refusal(why)
  await cancelAttempts(services, id)
  await giveBack(services, order)
  await recordEvents(services, await lockOrder(services, id), [{ kind: 'cancelled', at: services.clock.now() }])
  return { order: await lockOrder(services, id), before: false }
}

/** Releases goods and gifts, the delivery time, credits and the use of the coupon. */
async function giveBack(services: Services, order: OrderRow): Promise<void> {
  const { q } = services.database
  const doc = order.doc as OrderDoc
  const reserved = await q.deleteFrom('reservations').where('order_id', '=', order.id).returningAll().execute()
  // here and below: in the locking order of order placement
  const taken = reserved.toSorted((a, b) => a.variant_id - b.variant_id || a.warehouse_id - b.warehouse_id)
  for (const { variant_id, warehouse_id, amount } of taken)
    await q
      .insertInto('stock')
      .values({ variant_id, warehouse_id, amount })
      .onConflict((conflict) =>
        conflict.columns(['variant_id', 'warehouse_id']).doUpdateSet({ amount: sql`stock.amount + excluded.amount` }),
      )
      .execute()
  await returnCoupon(services, doc)
  await returnCredits(services, order, order.credits)
  if (doc.deliveryTime)
    await q
      .updateTable('delivery_times')
      .set({ taken: sql`taken - 1` })
      .where('id', '=', doc.deliveryTime.id)
      .execute()
}
