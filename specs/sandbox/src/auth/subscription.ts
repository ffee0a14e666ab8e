import { hashToken, randomToken } from '../http/hash.ts'
import type { Services } from '../services.ts'

type Needs = Pick<Services, 'database' | 'clock'>

// stands for addresses that bounced or complained
const BLOCKED_DOMAINS = ['blocked.test']

/** Whether news may not be sent to this address. */
export function isBlocked(email: string): boolean {
  return BLOCKED_DOMAINS.some((domain) => email.endsWith(`@${domain}`) || email.endsWith(`.${domain}`))
}

/** Sends news to an address from now on, which is known to be that of whoever asks. */
export async function subscribe({ database, clock }: Needs, email: string): Promise<void> {
  if (isBlocked(email)) return
  const now = clock.now().toISOString()
  await database.q
    .insertInto('newsletter')
    .values({ email, confirmed: true, token_hash: hashToken(randomToken()), created: now, confirmed_at: now })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ confirmed: true, confirmed_at: now }))
    .execute()
}

/** Sends no more news to an address. */
export async function unsubscribe({ database }: Needs, email: string): Promise<void> {
  await database.q.deleteFrom('newsletter').where('email', '=', email).execute()
}

/** Whether news are sent to an address. */
export async function isSubscribed({ database }: Needs, email: string): Promise<boolean> {
  const row = await database.q
    .selectFrom('newsletter')
    .select('confirmed')
    .where('email', '=', email)
    .executeTakeFirst()
  return row?.confirmed === true
}
