import { sql } from 'kysely'
import type { Schema } from './schema.ts'
import type { Queries } from './transaction.ts'

const BATCH = 500

/** Inserts many rows with few statements. Rows are plain objects by column; jsonb columns accept plain values. */
export async function insertRows(q: Queries, table: keyof Schema, rows: readonly object[]): Promise<void> {
  for (let at = 0; at < rows.length; at += BATCH) {
    const batch = JSON.stringify(rows.slice(at, at + BATCH))
    await sql`insert into ${sql.table(table)} select * from json_populate_recordset(null::${sql.table(table)}, ${batch}::json)`.execute(
      q,
    )
  }
}
