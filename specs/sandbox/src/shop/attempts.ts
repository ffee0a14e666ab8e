import { sql } from 'kysely'
import { refusal } from '../http/errors.ts'
import type { Services } from '../services.ts'

export interface Limit {
  readonly most: number
  readonly windowMs: number
}

/**
 * Counts one more attempt of this name; counted in the database, so that all processes agree.
 *
 * @throws the refusal `rate_limited` when there were too many within the window
 */
export async function countAttempt({ database, clock }: Services, name: string, limit: Limit): Promise<void> {
  const now = clock.now()
  const windowStart = new Date(now.getTime() - limit.windowMs).toISOString()
  const row = await database.q
    .insertInto('attempts')
    .values({ name, count: 1, since: now.toISOString() })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({
        count: sql`case when attempts.since < ${windowStart} then 1 else attempts.count + 1 end`,
        since: sql`case when attempts.since < ${windowStart} then excluded.since else attempts.since end`,
      }),
    )
    .returning(['count', 'since'])
    .executeTakeFirstOrThrow()
  if (row.count <= limit.most) return
  const waitMs = Date.parse(row.since) + limit.windowMs - now.getTime()
  throw refusal('rate_limited', { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) })
}
