import { sql } from 'kysely'
import { hashToken, randomToken } from '../http/hash.ts'
import { linkIn } from '../mail/links.ts'
import { sendMail } from '../mail/send.ts'
import { newsletterMail } from '../mail/texts.ts'
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

/**
 * Mails a link that confirms the newsletter, within a transaction; nothing to an address that has it already, or that may
 * not be written to.
 */
export async function askToConfirm(services: Services, email: string): Promise<void> {
  if (isBlocked(email)) return
  const { link, waits } = await keepLink(services, email)
  await sendMail(services, newsletterMail(email, link), waits)
}

/**
 * Keeps a link that confirms the newsletter, within a transaction. With `really` false, or for a subscriber, nothing
 * changes, but as much is written.
 *
 * @returns the link, and whether the newsletter waits for it
 */
export async function keepLink(
  services: Services,
  email: string,
  really = true,
): Promise<{ readonly link: string; readonly waits: boolean }> {
  const { database, clock } = services
  const token = randomToken()
  const { rows } = await sql<{ confirmed: boolean }>`
    insert into newsletter as kept (email, confirmed, token_hash, created)
    values (${email}, false, ${hashToken(token)}, ${clock.now().toISOString()})
    on conflict (email) do update set
      token_hash = case when ${really}::boolean and not kept.confirmed then excluded.token_hash else kept.token_hash end,
      created = case when ${really}::boolean and not kept.confirmed then excluded.created else kept.created end
    returning confirmed`.execute(database.q)
  return { link: linkIn('newsletter', services, { token }), waits: rows[0]?.confirmed === false }
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
