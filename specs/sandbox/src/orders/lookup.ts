import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { refusal } from '../http/errors.ts'
import { hashToken, randomToken } from '../http/hash.ts'
import { linkIn } from '../mail/links.ts'
import { orderLinkMail } from '../mail/lookup-texts.ts'
import { sendMail } from '../mail/send.ts'
import type { Services } from '../services.ts'
import type { OrderRow } from './view.ts'

const LIFE_MS = 30 * 60 * 1000

const normal = (email: string): string => email.trim().toLowerCase()

/**
 * Mails a link to an order if number and e-mail match. Otherwise the same rows are read and written for a link that is
 * never sent, so that neither the response nor its time reveals whether the order exists.
 */
export async function mailOrderLink(services: Services, request: { code: string; email: string }): Promise<void> {
  const { database, clock } = services
  const found = await database.q
    .selectFrom('orders')
    .select(['id', sql<string | null>`doc -> 'customer' ->> 'email'`.as('email')])
    .where('code', '=', request.code)
    .executeTakeFirst()
  const email = normal(request.email)
  const order = found?.email && normal(found.email) === email ? { id: found.id, email: found.email } : null
  await database.q
    .updateTable('order_links')
    .set({ used: true })
    // without a matching order, an id that no order has
    .where('order_id', '=', order?.id ?? randomUUID())
    .where('used', '=', false)
    .execute()
  const token = randomToken()
  const expires = new Date(clock.now().getTime() + LIFE_MS).toISOString()
  await database.q
    .insertInto('order_links')
    .values({ token_hash: hashToken(token), order_id: order?.id ?? null, expires })
    .execute()
  const link = linkIn('order_link', services, { token })
  await sendMail(services, orderLinkMail(order?.email ?? email, request.code, link), order !== null)
}

/**
 * Returns the order of a mailed link, and invalidates the link.
 *
 * @throws the refusals `token_invalid` (unknown), `token_used` (opened before, or there is a newer one) and `token_expired`
 */
export async function redeemOrderLink({ database, clock }: Services, token: string): Promise<OrderRow> {
  const token_hash = hashToken(token)
  const link = await database.q
    .updateTable('order_links')
    .set({ used: true })
    .where('token_hash', '=', token_hash)
    .where('used', '=', false)
    .where('expires', '>', clock.now().toISOString())
    .returning('order_id')
    .executeTakeFirst()
  if (link?.order_id)
    return database.q.selectFrom('orders').selectAll().where('id', '=', link.order_id).executeTakeFirstOrThrow()
  const known = await database.q
    .selectFrom('order_links')
    .select('used')
    .where('token_hash', '=', token_hash)
    .executeTakeFirst()
  if (known === undefined) throw refusal('token_invalid', { field: 'token' })
  throw refusal(known.used ? 'token_used' : 'token_expired', { field: 'token' })
}
