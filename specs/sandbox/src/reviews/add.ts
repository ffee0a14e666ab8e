import { trimmed } from '../text.ts'
import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import type { Schema } from '../db/schema.ts'
import type { Services } from '../services.ts'
import { requireText } from '../shop/input-issues.ts'
import type { Shop } from '../wire.ts'
import type { Identity } from '../shop/identity.ts'
import { attachPhotos } from './photos.ts'

export type ReviewRow = Selectable<Schema['reviews']>

/** Stores a review and updates the average rating of the product, in the caller's transaction. */
export async function addReview(
  { database, clock }: Services,
  productId: number,
  identity: Identity,
  review: Shop['ReviewForAdd'],
): Promise<ReviewRow> {
  const { q } = database
  // one writer at a time, otherwise parallel updates would each miss the other's rating
  await q.selectFrom('products').select('id').where('id', '=', productId).forUpdate().execute()
  const photos = await attachPhotos(q, productId, review.photos ?? [])
  const row = await q
    .insertInto('reviews')
    .values({
      id: sql<number>`nextval('review_ids')::int`,
      product_id: productId,
      author: requireText('name', review.name),
      rating: review.rating,
      body: textOrNull(review.text),
      pros: textOrNull(review.pros),
      cons: textOrNull(review.cons),
      created: clock.now().toISOString(),
      photos: JSON.stringify(photos),
      customer_id: identity.kind === 'customer' ? identity.customer.id : null,
      verified: identity.kind === 'customer' && (await hasBought(q, identity.customer.id, productId)),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await q
    .updateTable('products')
    .set({
      rating: sql`(select round(avg(rating) / 2)::int * 2 from reviews where product_id = ${productId})`,
      review_count: sql`(select count(*)::int from reviews where product_id = ${productId})`,
    })
    .where('id', '=', productId)
    .execute()
  return row
}

function textOrNull(text: string | null | undefined): string | null {
  return trimmed(text ?? '') || null
}

async function hasBought(q: Services['database']['q'], customerId: number, productId: number): Promise<boolean> {
  const line = await q
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .innerJoin('variants', 'variants.id', 'order_items.variant_id')
    .select('orders.id')
    .where('orders.customer_id', '=', customerId)
    .where('variants.product_id', '=', productId)
    .limit(1)
    .executeTakeFirst()
  return line !== undefined
}
