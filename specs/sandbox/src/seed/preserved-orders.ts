import { sql } from 'kysely'
import type { Queries } from '../db/transaction.ts'

/** Tables that survive a renewal of the catalogue, parents before children. */
const PRESERVED = [
  { table: 'customers', from: sql`select * from customers` },
  // the coupon of a finished cart is stored in its order
  {
    table: 'carts',
    from: sql`select * from carts where ordered`,
    afterwards: sql`update kept_carts set coupon_code = null`,
  },
  { table: 'orders', from: sql`select * from orders` },
  { table: 'registrations', from: sql`select * from registrations` },
  { table: 'order_documents', from: sql`select * from order_documents` },
  { table: 'document_series', from: sql`select * from document_series` },
  { table: 'claims', from: sql`select * from claims` },
  { table: 'claim_photos', from: sql`select * from claim_photos` },
  { table: 'quotes', from: sql`select * from quotes` },
  { table: 'order_items', from: sql`select * from order_items` },
  { table: 'shopping_lists', from: sql`select * from shopping_lists` },
  { table: 'shopping_list_items', from: sql`select * from shopping_list_items` },
  { table: 'addresses', from: sql`select * from addresses` },
  { table: 'delivery_times', from: sql`select * from delivery_times` },
  { table: 'payment_attempts', from: sql`select * from payment_attempts` },
  { table: 'gateway_payments', from: sql`select * from gateway_payments` },
  { table: 'gateway_notifications', from: sql`select * from gateway_notifications` },
  { table: 'mails', from: sql`select * from mails` },
  { table: 'newsletter', from: sql`select * from newsletter` },
  { table: 'contact_messages', from: sql`select * from contact_messages` },
  { table: 'review_orders', from: sql`select * from review_orders` },
  { table: 'conversion_hits', from: sql`select * from conversion_hits` },
]

const nameOf = (table: string) => sql.raw(`kept_${table}`)

/** Copies the orders of shoppers to temporary tables, within the transaction. */
export async function backUpOrders(q: Queries): Promise<void> {
  for (const { table, from, afterwards } of PRESERVED) {
    await sql`create temporary table ${nameOf(table)} on commit drop as ${from}`.execute(q)
    if (afterwards) await afterwards.execute(q)
  }
}

/** Restores them after the new catalogue was inserted; demo customers are those of the new seed. */
export async function restoreOrders(q: Queries): Promise<void> {
  for (const { table } of PRESERVED)
    await sql`insert into ${sql.raw(table)} overriding system value select * from ${nameOf(table)} on conflict do nothing`.execute(
      q,
    )
}
