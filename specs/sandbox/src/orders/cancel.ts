import { sql } from 'kysely'
import { happen, upToDate } from '../fulfilment/move.ts'
import { refusal } from '../http/errors.ts'
import { closeAttempts } from '../payments/attempts.ts'
import type { Services } from '../services.ts'
import { giveCoupon, giveCredits } from './give-back.ts'
import { whyNot } from './may.ts'
import { lockOrder, type OrderDoc, type OrderRow } from './view.ts'

/**
 * Cancels an order in the caller's transaction: ends a payment under way and gives back what the order had taken. Money
 * that came is sent back by the plan of the order. Cancelled again, it stays as it is.
 *
 * @throws the refusal `order_packed`
 */
export async function cancelOrder(services: Services, id: string): Promise<{ order: OrderRow; before: boolean }> {
  const order = await upToDate(services, id)
  const why = whyNot('cancel', order)
  if (why === 'order_cancelled') return { order, before: true }
  if (why) throw refusal(why)
  await closeAttempts(services, id)
  await giveBack(services, order)
  await happen(services, await lockOrder(services, id), [{ kind: 'cancelled', at: services.clock.now() }])
  return { order: await lockOrder(services, id), before: false }
}

/** Gives back goods and gifts, the place in the time of delivery, credits and the use of the coupon. */
async function giveBack(services: Services, order: OrderRow): Promise<void> {
  const { q } = services.database
  const doc = order.doc as OrderDoc
  const reserved = await q.deleteFrom('reservations').where('order_id', '=', order.id).returningAll().execute()
  // here and below in the order in which placing locks
  const taken = reserved.toSorted((a, b) => a.variant_id - b.variant_id || a.warehouse_id - b.warehouse_id)
  for (const { variant_id, warehouse_id, amount } of taken)
    await q
      .insertInto('stock')
      .values({ variant_id, warehouse_id, amount })
      .onConflict((conflict) =>
        conflict.columns(['variant_id', 'warehouse_id']).doUpdateSet({ amount: sql`stock.amount + excluded.amount` }),
      )
      .execute()
  await giveCoupon(services, doc)
  await giveCredits(services, order, order.credits)
  if (doc.deliveryTime)
    await q
      .updateTable('delivery_times')
      .set({ taken: sql`taken - 1` })
      .where('id', '=', doc.deliveryTime.id)
      .execute()
}
