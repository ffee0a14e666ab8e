import { sql, type Selectable } from 'kysely'
import { revokeAccessTokens } from '../auth/access.ts'
import { endTokens } from '../auth/one-time.ts'
import { accountOf } from '../auth/registrations.ts'
import { isSubscribed, subscribe, unsubscribe } from '../auth/subscription.ts'
import type { AuthSchema } from '../db/auth-schema.ts'
import { sqlState } from '../db/transaction.ts'
import { refusal } from '../http/errors.ts'
import { hashToken, randomToken } from '../http/hash.ts'
import { linkIn } from '../mail/links.ts'
import { changeEmailNewMail, changeEmailOldMail, emailChangedMail, emailKnownMail } from '../mail/own-data-texts.ts'
import { sendMail } from '../mail/send.ts'
import type { Services } from '../services.ts'
import type { Shop } from '../wire.ts'

const HOUR_MS = 3600 * 1000
const LIFE_MS = 24 * HOUR_MS

type ChangeRow = Selectable<AuthSchema['email_changes']>

/** The response to a confirmed link. */
export interface Confirmed {
  readonly address: 'old' | 'new'
  readonly state: 'waiting' | 'done'
}

export const changeView = (row: ChangeRow): Shop['EmailChange'] => ({
  email: row.new_email,
  expires: new Date(row.expires).toISOString(),
  oldConfirmed: row.old_confirmed !== null,
  newConfirmed: row.new_confirmed !== null,
})

/** The change of a customer that can still be confirmed. */
export async function pendingEmailChange(
  { database, clock }: Services,
  id: number,
): Promise<Shop['EmailChange'] | null> {
  const row = await database.q
    .selectFrom('email_changes')
    .selectAll()
    .where('customer_id', '=', id)
    .where('done', 'is', null)
    .where('expires', '>', clock.now().toISOString())
    .executeTakeFirst()
  return row ? changeView(row) : null
}

/** Cancels a pending change: its links stop working. */
export async function endEmailChange({ database }: Pick<Services, 'database'>, id: number): Promise<void> {
  await database.q.deleteFrom('email_changes').where('customer_id', '=', id).where('done', 'is', null).execute()
}

/**
 * Stores a requested change in place of the one before and mails a link to both addresses, within a transaction. If
 * another customer has the new e-mail, they get a notice and no link is sent; the same number of rows is written
 * either way.
 */
export async function requestEmailChange(
  services: Services,
  id: number,
  newEmail: string,
): Promise<Shop['EmailChange']> {
  const { database, clock } = services
  const email = await lockedEmail(services, id)
  const { known } = await accountOf(services, newEmail)
  const [oldToken, newToken] = [randomToken(), randomToken()]
  const row: ChangeRow = {
    customer_id: id,
    old_email: email,
    new_email: newEmail,
    old_token_hash: hashToken(oldToken),
    new_token_hash: hashToken(newToken),
    ...{ old_confirmed: null, new_confirmed: null, done: null },
    expires: new Date(clock.now().getTime() + LIFE_MS).toISOString(),
  }
  await database.q
    .insertInto('email_changes')
    .values(row)
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(row))
    .execute()
  const link = (token: string) => linkIn('email_change', services, { token })
  await sendMail(services, changeEmailOldMail(email, newEmail, link(oldToken)))
  await sendMail(services, known ? emailKnownMail(newEmail) : changeEmailNewMail(newEmail, link(newToken)))
  return changeView(row)
}

/**
 * Confirms a change by the token of a link, within a transaction; the second link makes it.
 *
 * @param bearer the token of the session that stays signed in
 * @throws the refusals `token_invalid`, `token_expired` and `email_taken`
 */
export async function confirmChange(services: Services, token: string, bearer?: string): Promise<Confirmed> {
  const { database, clock } = services
  const hash = hashToken(token)
  const found = () =>
    database.q
      .selectFrom('email_changes')
      .selectAll()
      .where((of) => of.or([of('old_token_hash', '=', hash), of('new_token_hash', '=', hash)]))
      .executeTakeFirst()
  const customer = (await found())?.customer_id
  if (customer !== undefined) await lockedEmail(services, customer)
  const row = await found()
  if (row === undefined) throw refusal('token_invalid', { field: 'token' })
  const address = row.old_token_hash === hash ? 'old' : 'new'
  const before = row[`${address}_confirmed`]
  const now = clock.now()
  if (before !== null) {
    if (Date.parse(before) <= now.getTime() - HOUR_MS) throw refusal('token_invalid', { field: 'token' })
    return { address, state: row.done === null ? 'waiting' : 'done' }
  }
  if (Date.parse(row.expires) <= now.getTime()) throw refusal('token_expired', { field: 'token' })
  const isDone = row[address === 'old' ? 'new_confirmed' : 'old_confirmed'] !== null
  await database.q
    .updateTable('email_changes')
    .set({ [`${address}_confirmed`]: now.toISOString(), done: isDone ? now.toISOString() : null })
    .where('customer_id', '=', row.customer_id)
    .execute()
  if (isDone) await makeChange(services, row, bearer)
  return { address, state: isDone ? 'done' : 'waiting' }
}

async function makeChange(services: Services, change: ChangeRow, bearer: string | undefined): Promise<void> {
  const { customer_id: id, old_email: old, new_email: email } = change
  await setEmail(services, id, email)
  await revokeAccessTokens(services, id, bearer)
  await endTokens(services, 'reset', old)
  await endTokens(services, 'reset', email)
  await endTokens(services, 'exchange', old)
  await moveMails(services, change)
  for (const recipient of [old, email]) await sendMail(services, emailChangedMail(recipient, email))
}

async function setEmail({ database: { q } }: Services, id: number, email: string): Promise<void> {
  const taken = () => refusal('email_taken', { field: 'token' })
  if (await q.selectFrom('customers').select('id').where('email', '=', email).executeTakeFirst()) throw taken()
  try {
    await q.updateTable('customers').set({ email }).where('id', '=', id).execute()
  } catch (error) {
    // another change to this e-mail, or the activation of an account, was committed first
    if (sqlState(error) === '23505') throw taken()
    throw error
  }
}

/** News, watchers and mails about the orders of the account come to the new address. */
async function moveMails(services: Services, { customer_id: id, old_email: old, new_email: email }: ChangeRow) {
  const { q } = services.database
  if (await isSubscribed(services, old)) {
    await unsubscribe(services, old)
    await subscribe(services, email)
  }
  await sql`
    insert into watchers (product_id, variant_id, email, created)
    select product_id, variant_id, ${email}, created from watchers where email = ${old} on conflict do nothing`.execute(
    q,
  )
  await q.deleteFrom('watchers').where('email', '=', old).execute()
  await sql`
    update orders set doc = jsonb_set(doc, '{customer,email}', to_jsonb(${email}::text))
    where customer_id = ${id} and lower(doc -> 'customer' ->> 'email') = ${old}`.execute(q)
}

/** The sign-in e-mail of a customer, locked until the transaction ends. @throws `unauthorized` */
async function lockedEmail({ database }: Services, id: number): Promise<string> {
  const row = await database.q
    .selectFrom('customers')
    .select('email')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) throw refusal('unauthorized')
  return row.email
}
