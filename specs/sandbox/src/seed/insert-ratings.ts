import { sql } from 'kysely'
import type { Queries } from '../db/transaction.ts'

const FIRST_ID = 100_000
// a very large catalogue has its counts, but not a row for each
const MOST_PRODUCTS = 2000

/**
 * Ratings without words, as many as each product's count says beyond the written reviews, in whole stars around its
 * average. They are made of the products' own numbers, so they are the same every time.
 */
export async function insertRatings(q: Queries): Promise<void> {
  await sql`
    insert into reviews (id, product_id, author, rating, body, created, verified)
    select ${sql.lit(FIRST_ID)} + row_number() over (order by product.id, number), product.id, 'Zákazník',
      least(100, greatest(20, product.rating / 20 * 20
        + case when number * 37 % 100 < product.rating % 20 * 5 then 20 else 0 end)),
      null,
      timestamptz '2026-11-15 12:00+01' - (number * 4 + product.id % 11) * interval '1 day',
      number % 5 <> 0
    from (select id, rating, review_count from products order by id limit ${sql.lit(MOST_PRODUCTS)}) as product
    cross join lateral generate_series(1, product.review_count
      - (select count(*)::int from reviews where reviews.product_id = product.id)) as number`.execute(q)
}
