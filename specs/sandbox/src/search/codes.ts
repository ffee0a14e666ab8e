import { sql } from 'kysely'
import type { Queries } from '../db/transaction.ts'

// sorts after every letter and digit of a code
const END = '~'

interface Found {
  readonly product_id: number
  readonly id: number
  readonly longer: boolean
}

/**
 * Variants whose catalogue code, EAN or marketing code equals or starts with this code, by product, with and without
 * the brand prefix and separators. Products with an exact match come first, with only the variants that match exactly.
 */
export async function variantsByCode(q: Queries, code: string): Promise<Map<number, ReadonlySet<number>>> {
  const plain = sql`regexp_replace(lower(catalog_code), '[^a-z0-9]', '', 'g') collate "C"`
  const behindBrand = sql`regexp_replace(regexp_replace(lower(catalog_code), '^[a-z]+-', ''), '[^a-z0-9]', '', 'g') collate "C"`
  const marketing = sql`regexp_replace(lower(marketing_code), '[^a-z0-9]', '', 'g') collate "C"`
  const ean = sql`ean collate "C"`
  const beginning = [plain, behindBrand, marketing, ...(/^\d+$/.test(code) ? [ean] : [])].map(
    (column) =>
      sql`select id, product_id, length(${column}) > ${code.length} as longer from variants where ${column} >= ${code} and ${column} < ${code + END}`,
  )
  const { rows } = await sql<Found>`
    select product_id, id, bool_and(longer) as longer from (${sql.join(beginning, sql` union all `)}) as found
    group by product_id, id order by bool_and(longer), product_id, id`.execute(q)
  const whole = new Set(rows.flatMap(({ longer, product_id }) => (longer ? [] : [product_id])))
  const byProduct = new Map<number, Set<number>>()
  for (const { product_id, id, longer } of rows) {
    if (longer && whole.has(product_id)) continue
    byProduct.set(product_id, (byProduct.get(product_id) ?? new Set()).add(id))
  }
  return byProduct
}
