import type { Services } from '../services.ts'

const DAY_MS = 24 * 3600 * 1000

/** Deletes expired access data: tokens, links, records of merged carts, and mails that were not sent. */
export async function deleteExpiredAccess(services: Pick<Services, 'database' | 'clock'>): Promise<void> {
  const { database, clock } = services
  const { q } = database
  const before = (ms: number): string => new Date(clock.now().getTime() - ms).toISOString()
  await q.deleteFrom('unsent_mails').execute()
  await q.deleteFrom('access_tokens').where('expires', '<', before(0)).execute()
  await q.deleteFrom('ended_tokens').where('ended', '<', before(DAY_MS)).execute()
  // stays for another day, so that the response can say that it has expired
  await q.deleteFrom('one_time_tokens').where('expires', '<', before(DAY_MS)).execute()
  await q.deleteFrom('login_codes').where('expires', '<', before(0)).execute()
  await q.deleteFrom('email_changes').where('expires', '<', before(DAY_MS)).execute()
  await q.deleteFrom('order_links').where('expires', '<', before(DAY_MS)).execute()
  await q
    .deleteFrom('registrations')
    .where('created', '<', before(30 * DAY_MS))
    .execute()
  await q
    .deleteFrom('cart_merges')
    .where('created', '<', before(7 * DAY_MS))
    .execute()
}
