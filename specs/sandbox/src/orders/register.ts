import { sql } from 'kysely'
import type { Services } from '../services.ts'
import type { Shop } from '../wire.ts'

/** Makes a customer of who placed an order (C1.07). An e-mail that is a customer's already is left as it is. */
export async function registerCustomer(
  { database }: Services,
  placement: Shop['OrderPlacement'],
  passwordHash: string,
): Promise<void> {
  const { firstName, lastName, phone, billing_address, business } = placement
  const { rows } = await sql<{ id: number }>`select nextval('customer_ids') as id`.execute(database.q)
  await database.q
    .insertInto('customers')
    .values({
      id: rows[0]?.id ?? 0,
      email: placement.email.toLowerCase(),
      password_hash: passwordHash,
      price_list: null,
      groups: [],
      restricted: false,
      credits: 0,
      doc: JSON.stringify({ firstName, lastName, phone, address: billing_address, business }),
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute()
}
