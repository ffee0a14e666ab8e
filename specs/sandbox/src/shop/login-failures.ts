import { sql } from 'kysely'
import type { Services } from '../services.ts'

const ALLOWED = 10
const WINDOW_MS = 5 * 60 * 1000

/** Milliseconds for which this e-mail may not try again; counted in the database, so that all processes agree. */
export async function failuresOf({ database, clock }: Services, email: string): Promise<number> {
  const row = await database.q.selectFrom('login_failures').selectAll().where('email', '=', email).executeTakeFirst()
  if (row === undefined || row.count < ALLOWED) return 0
  return Math.max(0, Date.parse(row.since) + WINDOW_MS - clock.now().getTime())
}

export async function noteFailure({ database, clock }: Services, email: string): Promise<void> {
  const now = clock.now()
  const windowStart = new Date(now.getTime() - WINDOW_MS).toISOString()
  await database.q
    .insertInto('login_failures')
    .values({ email, count: 1, since: now.toISOString() })
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet({
        count: sql`case when login_failures.since < ${windowStart} then 1 else login_failures.count + 1 end`,
        since: sql`case when login_failures.since < ${windowStart} then excluded.since else login_failures.since end`,
      }),
    )
    .execute()
}

export async function forgetFailures({ database }: Services, email: string): Promise<void> {
  await database.q.deleteFrom('login_failures').where('email', '=', email).execute()
}
