import { sql } from 'kysely'
import type { Queries } from '../db/transaction.ts'
import { refusal } from '../http/errors.ts'
import { hashToken } from '../http/hash.ts'
import { accountDeletedMail } from '../mail/own-data-texts.ts'
import { sendMail } from '../mail/send.ts'
import { homeCountry } from '../market.ts'
import { codesPaidAhead } from '../payments/ways.ts'
import { detachPhotos } from '../reviews/photos.ts'
import type { Services } from '../services.ts'
import type { Customer } from '../shop/identity.ts'

const DAY_MS = 24 * 3600 * 1000

/** Replaces the name of a deleted customer. */
export const NO_NAME = 'Bývalý zákazník'

/** Whether this token was revoked because its account was deleted, within the last day. */
export async function isEnded({ database, clock }: Services, token: string): Promise<boolean> {
  const found = await database.q
    .selectFrom('ended_tokens')
    .select('token_hash')
    .where('token_hash', '=', hashToken(token))
    .where('ended', '>', new Date(clock.now().getTime() - DAY_MS).toISOString())
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Deletes an account, within a transaction. What stays and why is listed in tables.ts.
 *
 * @throws the refusal `unauthorized` when the account no longer exists or its password has changed
 */
export async function deleteAccount(
  services: Services,
  { id, password_hash }: Pick<Customer, 'id' | 'password_hash'>,
): Promise<void> {
  const { q } = services.database
  const locked = await q
    .selectFrom('customers')
    .select('email')
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .forUpdate()
    .executeTakeFirst()
  if (locked === undefined) throw refusal('unauthorized')
  const { email } = locked
  await endSessions(services, id)
  await anonymizeOrders(q, id)
  await deleteCarts(q, id)
  await anonymizeReviews(services, id)
  for (const table of ['email_changes', 'cart_merges', 'addresses', 'shopping_lists', 'quotes'] as const)
    await q.deleteFrom(table).where('customer_id', '=', id).execute()
  for (const table of [
    'newsletter',
    'watchers',
    'contact_messages',
    'product_questions',
    'registrations',
    'one_time_tokens',
    'login_codes',
  ] as const)
    await q.deleteFrom(table).where('email', '=', email).execute()
  await q.deleteFrom('idempotency_keys').where('scope', '=', `customer:${id}`).execute()
  await q.deleteFrom('customers').where('id', '=', id).execute()
  await sendMail(services, accountDeletedMail(email))
}

/** Reviews stay without a name, and without photos, which may show a home or a person. */
async function anonymizeReviews({ database }: Services, id: number): Promise<void> {
  const { q } = database
  const left = await q
    .updateTable('reviews')
    .set({ author: NO_NAME, customer_id: null })
    .where('customer_id', '=', id)
    .returning(['id', 'photos'])
    .execute()
  for (const { id: review, photos } of left) if (photos.length > 0) await detachPhotos(q, review, photos)
}

async function endSessions({ database: { q }, clock }: Services, id: number): Promise<void> {
  const ended = clock.now().toISOString()
  const tokens = await q.deleteFrom('access_tokens').where('customer_id', '=', id).returning('token_hash').execute()
  if (tokens.length === 0) return
  await q
    .insertInto('ended_tokens')
    .values(tokens.map(({ token_hash }) => ({ token_hash, ended })))
    .execute()
}

/**
 * Detaches orders from the account. A cancelled order with cash on delivery never gets an invoice, so its personal data is
 * removed too. Other cancelled orders may still receive a payment, which needs an invoice and is refunded.
 */
async function anonymizeOrders(q: Queries, id: number): Promise<void> {
  const nobody = { name: NO_NAME, email: '', phone: '' }
  const nowhere = { street: '–', city: '–', postcode: '00000', country_code: homeCountry }
  const emptied = {
    customer: nobody,
    business: null,
    billingAddress: nowhere,
    ...{ shipping: { name: NO_NAME, address: nowhere }, comment: null, shipper_comment: null, custom: {} },
  }
  const erased = { name: null, note: null, bankAccount: null }
  await sql`
    update orders set doc = jsonb_set(doc || ${JSON.stringify(emptied)}::jsonb, '{shipper,branch}', 'null'), placement = '{}',
      course = case when course ? 'withdrawals' then jsonb_set(course, '{withdrawals}',
        (select coalesce(jsonb_agg(one || ${JSON.stringify(erased)}::jsonb), '[]') from jsonb_array_elements(course -> 'withdrawals') as one))
        else course end
    where customer_id = ${id} and course -> 'events' @> '[{"kind": "cancelled"}]'
      and not (doc -> 'payment' ->> 'code' = any(${codesPaidAhead}))
      and not exists (select from order_documents where order_id = orders.id)`.execute(q)
  await q.updateTable('orders').set({ customer_id: null }).where('customer_id', '=', id).execute()
}

/** Deletes the open cart. Of an ordered cart only the row stays, because its order references it. */
async function deleteCarts(q: Queries, id: number): Promise<void> {
  await q.deleteFrom('carts').where('customer_id', '=', id).where('ordered', '=', false).execute()
  await sql`delete from cart_items where cart_id in (select id from carts where customer_id = ${id})`.execute(q)
  await q
    .updateTable('carts')
    .set({
      // no token has this hash
      ...{ token_hash: sql`'ended:' || id`, customer_id: null },
      ...{ customer: null, shipping_address: null, billing_address: null, comment: null },
    })
    .where('customer_id', '=', id)
    .execute()
}
