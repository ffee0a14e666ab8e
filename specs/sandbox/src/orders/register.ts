import { sql } from 'kysely'
import { knownEmailMail } from '../mail/payment-texts.ts'
import { sendMail } from '../mail/send.ts'
import type { Services } from '../services.ts'
import type { Shop } from '../wire.ts'

/**
 * Makes a customer of who placed an order (C1.07). An e-mail that is a customer's already is left as it
 * is and its owner alone is told, so that nobody learns by ordering who is a customer.
 */
export async function registerCustomer(
  services: Services,
  placement: Shop['OrderPlacement'],
  passwordHash: string,
): Promise<void> {
  const { database, shopOrigin } = services
  const { firstName, lastName, phone, billing_address, business } = placement
  const { rows } = await sql<{ id: number }>`select nextval('customer_ids') as id`.execute(database.q)
  const { numInsertedOrUpdatedRows } = await database.q
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
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows !== 1n) await sendMail(services, knownEmailMail(placement.email, shopOrigin))
}
