import { sql } from 'kysely'
import { refusal } from '../http/errors.ts'
import type { Services } from '../services.ts'

/** How many tries may fail at once, and how long the wait between later ones grows at most. */
export interface Pace {
  readonly free: number
  readonly longestSeconds: number
}

const FORGOTTEN_AFTER_MS = 3600 * 1000

/**
 * Counts a try as failed before it is judged, so that no more are judged than allowed however many come at once. Each
 * that fails after the free ones doubles the wait for the next. In the database, so that all processes agree.
 *
 * @throws the refusal `rate_limited` when it is too early
 */
export async function startTry({ database, clock }: Services, name: string, pace: Pace): Promise<void> {
  const { free, longestSeconds } = pace
  const now = clock.now()
  const isOld = sql<boolean>`tries.latest < ${new Date(now.getTime() - FORGOTTEN_AFTER_MS).toISOString()}::timestamptz`
  const failed = sql<number>`case when ${isOld} then 1 else tries.failed + 1 end`
  const wait = sql`case when ${failed} < ${free}::integer then 0
    else least(${longestSeconds}::integer, power(2, least(${failed} - ${free}::integer, 20))) end`
  const { rows } = await sql`
    insert into tries (name, failed, latest, next) values (${name}, 1, ${now.toISOString()}, ${now.toISOString()})
    on conflict (name) do update set failed = ${failed}, latest = excluded.latest,
      next = excluded.latest + make_interval(secs => ${wait})
    where tries.next <= excluded.latest or ${isOld}
    returning failed`.execute(database.q)
  if (rows.length > 0) return
  const row = await database.q.selectFrom('tries').select('next').where('name', '=', name).executeTakeFirst()
  const waitMs = row === undefined ? 0 : Date.parse(row.next) - now.getTime()
  throw refusal('rate_limited', { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) })
}

/** Takes one try back: it did not fail, or was not judged. */
export async function takeBackTry({ database, clock }: Services, name: string): Promise<void> {
  await database.q
    .updateTable('tries')
    .set({ failed: sql`greatest(failed - 1, 0)`, next: clock.now().toISOString() })
    .where('name', '=', name)
    .execute()
}

/** Forgets all tries of a name. */
export async function forgetTries({ database }: Services, name: string): Promise<void> {
  await database.q.deleteFrom('tries').where('name', '=', name).execute()
}

/** Deletes what nobody counts any more. */
export async function forgetOldTries({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> {
  const limit = new Date(clock.now().getTime() - FORGOTTEN_AFTER_MS).toISOString()
  await database.q.deleteFrom('tries').where('latest', '<', limit).execute()
}
