import { sql, type Selectable } from 'kysely'
import type { CustomerDoc, Schema } from '../db/schema.ts'
import { hashToken, randomToken } from '../http/hash.ts'
import { activationMail, knownEmailMail } from '../mail/account-texts.ts'
import { linkIn } from '../mail/links.ts'
import { sendMail } from '../mail/send.ts'
import type { Services } from '../services.ts'
import { isBlocked, storeLink, subscribe } from './subscription.ts'

const LIFE_MS = 7 * 24 * 3600 * 1000

export type Registration = Selectable<Schema['registrations']>

export interface AccountRequest {
  readonly email: string
  readonly passwordHash: string
  readonly doc: CustomerDoc
  readonly newsletter: boolean
  /** The order that was placed with the request; the account will own it. */
  readonly orderId: string | null
}

/**
 * Stores a requested account and mails its link. If the e-mail already has an account, its owner gets a notice instead;
 * the request is stored with a link that is never sent, so that signing in with it gives the same response as for any
 * other e-mail. Both cases write the same number of rows, so that the response time reveals nothing.
 */
export async function requestAccount(services: Services, requested: AccountRequest): Promise<void> {
  const { database, clock } = services
  const { email, passwordHash, doc, newsletter, orderId } = requested
  const { known } = await accountOf(services, email)
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
  // activating the account also confirms the newsletter, so no extra link is needed
  const news = newsletter && !isBlocked(email) ? await storeLink(services, email) : null
  const mail = known
    ? knownEmailMail(email, linkIn('known_email', services), news?.waits === true ? news.link : null)
    : activationMail(email, linkIn('activation', services, { token }))
  await sendMail(services, mail)
}

export interface Account {
  /** Whether there is a customer with this e-mail, and the hash to verify the password with. */
  readonly known: boolean
  readonly known_hash: string
  /** The same for an account that is not activated yet. */
  readonly waiting: boolean
  readonly waiting_hash: string
}

/**
 * The sign-in data of an e-mail, with `none` for missing hashes. Every e-mail gives one row of the same size, so that
 * the time to read it reveals nothing.
 */
export async function accountOf({ database, clock }: Services, email: string, none = ''): Promise<Account> {
  const since = new Date(clock.now().getTime() - LIFE_MS).toISOString()
  const { rows } = await sql<Account>`
    select customers.id is not null as known, coalesce(customers.password_hash, ${none}::text) as known_hash,
      wish.token_hash is not null as waiting, coalesce(wish.password_hash, ${none}::text) as waiting_hash
    from (values (${email}::text)) as requested (email)
    left join customers on customers.email = requested.email
    left join lateral (
      select * from (
        select * from registrations where registrations.email = requested.email and created > ${since}::timestamptz
        order by created desc limit 1
      ) as latest
      where confirmed_at is null
    ) as wish on true`.execute(database.q)
  return rows[0] as Account
}

/** Deletes the requested accounts of this e-mail, within a transaction: their links stop working. */
export async function deleteRegistrations({ database }: Services, email: string): Promise<void> {
  await database.q.deleteFrom('registrations').where('email', '=', email).where('confirmed_at', 'is', null).execute()
}

/** Whether the link of a registration has expired. */
export function isOver({ clock }: Services, { created }: Registration): boolean {
  return Date.parse(created) <= clock.now().getTime() - LIFE_MS
}

/**
 * Creates a customer, within a transaction.
 *
 * @returns the id; undefined if the e-mail already belongs to a customer
 */
export async function makeCustomer(
  { database: { q } }: Services,
  { email, passwordHash, doc }: Pick<AccountRequest, 'email' | 'passwordHash' | 'doc'>,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`select nextval('customer_ids') as id`.execute(q)
  const inserted = await q
    .insertInto('customers')
    .values({
      id: rows[0]?.id ?? 0,
      email,
      password_hash: passwordHash,
      price_list: null,
      groups: [],
      restricted: false,
      credits: 0,
      doc: JSON.stringify(doc),
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

/**
 * Creates the requested customer, within a transaction. The links of other requests with this e-mail stop working, but
 * the requests stay, so that their authors do not notice.
 *
 * @returns whether this request was the first to be activated
 */
export async function activateAccount(services: Services, registration: Registration): Promise<boolean> {
  const { database, clock } = services
  const { q } = database
  const { token_hash, email, password_hash: passwordHash, doc, newsletter, order_id } = registration
  const id = await makeCustomer(services, { email, passwordHash, doc })
  if (id === undefined) return false
  const now = clock.now().toISOString()
  await q.updateTable('registrations').set({ confirmed_at: now }).where('token_hash', '=', token_hash).execute()
  if (order_id !== null)
    await q
      .updateTable('orders')
      .set({ customer_id: id })
      .where('id', '=', order_id)
      .where('customer_id', 'is', null)
      .execute()
  if (newsletter) await subscribe({ database, clock }, email)
  return true
}
