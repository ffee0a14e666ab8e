import { hashToken, randomToken } from '../http/hash.ts'
import { linkIn } from '../mail/links.ts'
import { sendMail } from '../mail/send.ts'
import { newsletterMail } from '../mail/texts.ts'
import type { Services } from '../services.ts'

type Needs = Pick<Services, 'database' | 'clock'>

// simulates addresses that bounced or complained
const BLOCKED_DOMAINS = ['blocked.test']

/** Whether the newsletter must not be sent to this address. */
export function isBlocked(email: string): boolean {
  return BLOCKED_DOMAINS.some((domain) => email.endsWith(`@${domain}`) || email.endsWith(`.${domain}`))
}

/** Subscribes a confirmed address to the newsletter. */
export async function subscribe({ database, clock }: Needs, email: string): Promise<void> {
  if (isBlocked(email)) return
  const now = clock.now().toISOString()
  await database.q
    .insertInto('newsletter')
    .values({ email, confirmed: true, token_hash: hashToken(randomToken()), created: now, confirmed_at: now })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ confirmed: true, confirmed_at: now }))
    .execute()
}

/**
 * Mails a link that confirms the newsletter, within a transaction. Sends nothing to an address that is subscribed already or
 * that is suppressed.
 */
export async function sendConfirmation(services: Services, email: string): Promise<void> {
  if (isBlocked(email)) return
  const { link, waits } = await storeLink(services, email)
  await sendMail(services, newsletterMail(email, link), waits)
}

/**
 * Stores a new confirmation link for the newsletter, within a transaction. For subscribers the same number of rows is
 * written, and they stay subscribed.
 *
 * @returns the link, and whether the subscription still needs it
 */
export async function storeLink(
  services: Services,
  email: string,
): Promise<{ readonly link: string; readonly waits: boolean }> {
  const { database, clock } = services
  const token = randomToken()
  const row = { token_hash: hashToken(token), created: clock.now().toISOString() }
  const { confirmed } = await database.q
    .insertInto('newsletter')
    .values({ email, confirmed: false, ...row })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(row))
    .returning('confirmed')
    .executeTakeFirstOrThrow()
  return { link: linkIn('newsletter', services, { token }), waits: !confirmed }
}

/** Unsubscribes an address from the newsletter. */
export async function unsubscribe({ database }: Needs, email: string): Promise<void> {
  await database.q.deleteFrom('newsletter').where('email', '=', email).execute()
}

/** Whether an address is subscribed to the newsletter. */
export async function isSubscribed({ database }: Needs, email: string): Promise<boolean> {
  const row = await database.q
    .selectFrom('newsletter')
    .select('confirmed')
    .where('email', '=', email)
    .executeTakeFirst()
  return row?.confirmed === true
}
