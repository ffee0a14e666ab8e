import type { VariantRow } from '../catalogue/variants.ts'
import type { PictureRef } from '../db/schema.ts'
import type { Queries } from '../db/transaction.ts'
import { refusal } from '../http/errors.ts'
import { asId } from '../http/ids.ts'
import type { Haler } from '../money.ts'

/** A chosen gift, ready to become a line of an order. */
export interface GiftLine {
  readonly variant: VariantRow
  readonly name: string
  readonly slug: string
  readonly image: PictureRef | null
}

/**
 * The gifts that were chosen, for goods of this price. Whether there is a piece left shows when stock is taken.
 *
 * @throws the refusal `gift_unavailable`
 */
export async function chosenGifts(q: Queries, ids: readonly number[], goods: Haler): Promise<GiftLine[]> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return []
  const rows = await q
    .selectFrom('order_gifts')
    .innerJoin('variants', 'variants.id', 'order_gifts.variant_id')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .selectAll('variants')
    .select(['order_gifts.id as gift_id', 'order_gifts.name as gift_name', 'price_from', 'products.slug'])
    .where('order_gifts.id', 'in', wanted.map(asId))
    .orderBy('order_gifts.id')
    .execute()
  const reached = rows.filter(({ price_from }) => price_from <= goods)
  if (reached.length < wanted.length) throw refusal('gift_unavailable', { field: 'order_gifts' })
  return reached.map(({ gift_id: _id, gift_name, price_from: _from, slug, ...variant }) => ({
    variant,
    name: gift_name,
    slug,
    image: variant.doc.images[0] ?? null,
  }))
}
