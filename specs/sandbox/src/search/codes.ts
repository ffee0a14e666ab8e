import { sql } from 'kysely'
import type { Queries } from '../db/transaction.ts'

// sorts behind every letter and digit that a code can go on with
const END = '~'

/**
 * Products with a variant whose catalogue code or EAN is this or begins so, with and without the brand's letters and the
 * signs between the parts. Those with the whole code come first.
 */
export async function productsByCode(q: Queries, code: string): Promise<number[]> {
  const plain = sql`regexp_replace(lower(catalog_code), '[^a-z0-9]', '', 'g') collate "C"`
  const behindBrand = sql`regexp_replace(regexp_replace(lower(catalog_code), '^[a-z]+-', ''), '[^a-z0-9]', '', 'g') collate "C"`
  const ean = sql`ean collate "C"`
  const beginning = [plain, behindBrand, ...(/^\d+$/.test(code) ? [ean] : [])].map(
    (column) =>
      sql`select product_id, length(${column}) > ${code.length} as longer from variants where ${column} >= ${code} and ${column} < ${code + END}`,
  )
  const { rows } = await sql<{ product_id: number }>`
    select product_id from (${sql.join(beginning, sql` union all `)}) as found
    group by product_id order by min(longer::int), product_id`.execute(q)
  return rows.map(({ product_id }) => product_id)
}
