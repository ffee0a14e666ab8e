import { sql } from 'kysely'
import { sumAmounts } from '../amount.ts'
import type { Schema } from '../db/schema.ts'
import type { Given } from '../invoices/credit.ts'
import type { Services } from '../services.ts'
import type { OrderDoc, OrderRow } from './view.ts'

/** Returns credits to the customer, in the caller's transaction. */
export async function returnCredits(
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

/** Returns the use of a limited coupon. */
export async function returnCoupon(
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

type Reservation = Schema['reservations']

/** Returns goods to the warehouses from which they were reserved; goods that were not reserved are skipped. */
export async function restock({ database: { q } }: Services, order: OrderRow, lines: readonly Given[]): Promise<void> {
  const { items } = order.doc as OrderDoc
  const back = lines
    .flatMap(({ item, amount }) => ({ variant: items.find(({ id }) => id === item)?.variantId ?? null, amount }))
    .flatMap(({ variant, amount }) => (variant === null ? [] : [{ variant, amount }]))
    .toSorted((a, b) => a.variant - b.variant)
  for (const { variant, amount } of back) {
    const rows = await q
      .selectFrom('reservations')
      .selectAll()
      .where('order_id', '=', order.id)
      .where('variant_id', '=', variant)
      .orderBy('warehouse_id')
      .execute()
    let open = amount
    for (const row of rows) {
      const some = Math.min(open, row.amount)
      open = sumAmounts(open, -some)
      if (some > 0) await move(row, some)
    }
  }

  async function move({ order_id, variant_id, warehouse_id, amount }: Reservation, some: number) {
    const left = sumAmounts(amount, -some)
    const where = { order_id, variant_id, warehouse_id }
    if (left === 0)
      await q
        .deleteFrom('reservations')
        .where((of) => of.and(where))
        .execute()
    else
      await q
        .updateTable('reservations')
        .set({ amount: left })
        .where((of) => of.and(where))
        .execute()
    await q
      .insertInto('stock')
      .values({ variant_id, warehouse_id, amount: some })
      .onConflict((conflict) =>
        conflict.columns(['variant_id', 'warehouse_id']).doUpdateSet({ amount: sql`stock.amount + excluded.amount` }),
      )
      .execute()
  }
}
