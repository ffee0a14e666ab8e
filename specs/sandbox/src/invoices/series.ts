import { sql } from 'kysely'
import { inPrague } from '../clock.ts'
import type { Services } from '../services.ts'

/** The next number of a series. It locks the series until the caller's transaction ends. */
export async function nextNumber(
  { database }: Pick<Services, 'database'>,
  kind: string,
  prefix: string,
  at: Date,
): Promise<string> {
  const year = inPrague(at).day.slice(0, 4)
  const { rows } = await sql<{ last: number }>`
    insert into document_series (kind, year, last) values (${kind}, ${Number(year)}, 1)
    on conflict (kind, year) do update set last = document_series.last + 1
    returning last`.execute(database.q)
  return `${prefix}-${year}-${String(rows[0]?.last).padStart(5, '0')}`
}
