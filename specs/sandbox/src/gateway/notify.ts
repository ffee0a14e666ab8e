import { createHmac, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import type { Services } from '../services.ts'

/**
 * Notification of the provider that something happened to a payment. The shop then reads the state from the provider.
 */
export interface Notification {
  readonly payment: string
  readonly sent: string
  readonly signature: string
}

/** Sends a notification to the shop; returns whether the shop accepted it. */
export type Post = (notification: Notification) => Promise<boolean>

/** Retry delay of a notification that the shop did not accept. */
const AGAIN_AFTER_MS = 10_000
const MAX_TRIES = 50

function signature(secret: string, payment: string, sent: string): string {
  return createHmac('sha256', secret).update(`gateway:${payment}:${sent}`).digest('base64url')
}

export function isSigned(
  { secret }: Pick<Services, 'secret'>,
  { payment, sent, signature: given }: Notification,
): boolean {
  const right = Buffer.from(signature(secret, payment, sent))
  const received = Buffer.from(given)
  return right.length === received.length && timingSafeEqual(right, received)
}

/** Queues a notification, in the transaction of its event. */
export async function queueNotification(
  { database, clock }: Services,
  payment: string,
  delayMs: number,
): Promise<void> {
  const due = new Date(clock.now().getTime() + delayMs).toISOString()
  await database.q.insertInto('gateway_notifications').values({ payment_id: payment, due }).execute()
}

/** Sends due notifications. Those that the shop does not accept stay in the queue, also across restarts. */
export async function sendDue(services: Services, post: Post): Promise<void> {
  for (let next = await claim(services); next !== undefined; next = await claim(services)) {
    const sent = services.clock.now().toISOString()
    const { id, payment_id: payment } = next
    const taken = await post({ payment, sent, signature: signature(services.secret, payment, sent) })
    if (taken) await services.database.q.deleteFrom('gateway_notifications').where('id', '=', id).execute()
  }
}

/** Claims the next notification until its retry time, so that no other process sends it too. */
async function claim({ database, clock }: Services): Promise<{ id: number; payment_id: string } | undefined> {
  const now = clock.now()
  const again = new Date(now.getTime() + AGAIN_AFTER_MS).toISOString()
  const { rows } = await sql<{ id: number; payment_id: string }>`
    update gateway_notifications set due = ${again}, tries = tries + 1
    where id = (select id from gateway_notifications where due <= ${now.toISOString()} and tries < ${MAX_TRIES}
      order by due, id limit 1 for update skip locked)
    returning id, payment_id`.execute(database.q)
  return rows[0]
}
