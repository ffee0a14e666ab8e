import { sql, type Selectable } from 'kysely'
import type { CustomerDoc, Schema } from '../db/schema.ts'
import { hashToken, randomToken } from '../http/hash.ts'
import { activationMail, knownEmailMail } from '../mail/account-texts.ts'
import { sendMail } from '../mail/send.ts'
import type { Services } from '../services.ts'
import { subscribe } from './subscription.ts'

const LIFE_MS = 7 * 24 * 3600 * 1000

export type Registration = Selectable<Schema['registrations']>

export interface WantedAccount {
  readonly email: string
  readonly passwordHash: string
  readonly doc: CustomerDoc
  readonly newsletter: boolean
  /** Placed together with the wish; it joins the account. */
  readonly orderId: string | null
}

/**
 * Keeps the wish for an account and mails its link. An e-mail that is a customer's already is left as it is and its owner
 * alone is told, so that nobody learns by asking who is a customer.
 */
export async function askForAccount(services: Services, wanted: WantedAccount): Promise<void> {
  const { database, clock, shopOrigin } = services
  const { email, passwordHash, doc, newsletter, orderId } = wanted
  const known = await database.q.selectFrom('customers').select('id').where('email', '=', email).executeTakeFirst()
  if (known !== undefined) return sendMail(services, knownEmailMail(email, `${shopOrigin}/prihlasit`))
  const token = randomToken()
  await database.q
    .insertInto('registrations')
    .values({
      token_hash: hashToken(token),
      email,
      password_hash: passwordHash,
      doc: JSON.stringify(doc),
      newsletter,
      order_id: orderId,
      created: clock.now().toISOString(),
    })
    .execute()
  await sendMail(services, activationMail(email, `${shopOrigin}/aktivovat?token=${token}`))
}

/** The latest wish for an account with this e-mail whose link still works. */
export function waitingFor({ database, clock }: Services, email: string): Promise<Registration | undefined> {
  return database.q
    .selectFrom('registrations')
    .selectAll()
    .where('email', '=', email)
    .where('confirmed_at', 'is', null)
    .where('created', '>', new Date(clock.now().getTime() - LIFE_MS).toISOString())
    .orderBy('created', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Whether the link of a registration works no more. */
export function isOver({ clock }: Services, { created }: Registration): boolean {
  return Date.parse(created) <= clock.now().getTime() - LIFE_MS
}

/**
 * Makes a customer of a registration, within a transaction; other wishes with the same e-mail are forgotten.
 *
 * @returns whether this one was the first
 */
export async function makeCustomer({ database, clock }: Services, registration: Registration): Promise<boolean> {
  const { q } = database
  const { token_hash, email, password_hash, doc, newsletter, order_id } = registration
  const { rows } = await sql<{ id: number }>`select nextval('customer_ids') as id`.execute(q)
  const made = await q
    .insertInto('customers')
    .values({
      id: rows[0]?.id ?? 0,
      email,
      password_hash,
      price_list: null,
      groups: [],
      restricted: false,
      credits: 0,
      doc: JSON.stringify(doc),
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made === undefined) return false
  const now = clock.now().toISOString()
  await q.updateTable('registrations').set({ confirmed_at: now }).where('token_hash', '=', token_hash).execute()
  await q.deleteFrom('registrations').where('email', '=', email).where('token_hash', '!=', token_hash).execute()
  if (order_id !== null)
    await q
      .updateTable('orders')
      .set({ customer_id: made.id })
      .where('id', '=', order_id)
      .where('customer_id', 'is', null)
      .execute()
  if (newsletter) await subscribe({ database, clock }, email)
  return true
}
