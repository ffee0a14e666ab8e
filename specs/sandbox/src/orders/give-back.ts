import { sql } from 'kysely'
import type { Services } from '../services.ts'
import type { OrderDoc, OrderRow } from './view.ts'

/** Gives credits back to who ordered, in the caller's transaction. */
export async function giveCredits(
  { database: { q } }: Services,
  { customer_id }: Pick<OrderRow, 'customer_id'>,
  credits: number,
): Promise<void> {
  if (credits === 0 || customer_id === null) return
  await q
    .updateTable('customers')
    .set({ credits: sql`credits + ${credits}` })
    .where('id', '=', customer_id)
    .execute()
}

/** Lets the coupon of an order be used once more. */
export async function giveCoupon(
  { database: { q } }: Services,
  { couponCode }: Pick<OrderDoc, 'couponCode'>,
): Promise<void> {
  if (couponCode === null) return
  await q
    .updateTable('coupons')
    .set({ uses_left: sql`uses_left + 1` })
    .where('code', '=', couponCode)
    .where('uses_left', 'is not', null)
    .execute()
}
