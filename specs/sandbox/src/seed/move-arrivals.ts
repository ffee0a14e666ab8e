import { sql } from 'kysely'
import type { Queries } from '../db/transaction.ts'

/** Moves restock dates, so that in an old database sold out goods still have a future one. */
export async function moveArrivals(q: Queries, days: number): Promise<void> {
  await sql`
    update products set doc = jsonb_set(doc, '{arrivals}', (
      select jsonb_agg(jsonb_set(arrival, '{date}', to_jsonb(((arrival->>'date')::date + ${days}::int)::text)) order by place)
      from jsonb_array_elements(doc->'arrivals') with ordinality as list(arrival, place)
    ))
    where jsonb_array_length(doc->'arrivals') > 0`.execute(q)
}
