import type { Selectable } from 'kysely'
import { stockOf } from '../catalogue/variants.ts'
import type { PictureRef, Schema } from '../db/schema.ts'
import type { Queries } from '../db/transaction.ts'
import type { Warehouse } from '../wire.ts'

export type CartRow = Selectable<Schema['carts']>
export type CouponRow = Selectable<Schema['coupons']>

/** A line with all that its display, price and delivery need. */
export interface CartLine {
  readonly id: number
  readonly amount: number
  readonly variant: Selectable<Schema['variants']>
  readonly product: {
    readonly id: number
    readonly name: string
    readonly slug: string
    readonly defaultVariantId: number
    readonly categoryFullname: string
    readonly marketingCode: string
    readonly saleable: boolean
    readonly oversized: boolean
    readonly freeShipping: boolean
    readonly image: PictureRef | null
  }
  readonly warehouses: readonly Warehouse[]
}

export interface LoadedCart {
  readonly row: CartRow
  readonly lines: readonly CartLine[]
  readonly coupon: CouponRow | null
}

/** Everything about a cart as it is now. */
export async function loadCart(q: Queries, row: CartRow): Promise<LoadedCart> {
  const coupon =
    row.coupon_code === null
      ? null
      : ((await q.selectFrom('coupons').selectAll().where('code', '=', row.coupon_code).executeTakeFirst()) ?? null)
  return { row, lines: await loadLines(q, row.id), coupon }
}

export async function loadLines(q: Queries, cartId: string): Promise<CartLine[]> {
  const rows = await q
    .selectFrom('cart_items')
    .innerJoin('variants', 'variants.id', 'cart_items.variant_id')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .selectAll('variants')
    .select([
      'cart_items.id as item_id',
      'cart_items.amount',
      'products.name as product_name',
      'products.slug',
      'products.default_variant_id',
      'products.saleable',
      'products.oversized',
      'products.free_shipping',
      'products.doc as product_doc',
      'categories.full_title',
    ])
    .where('cart_items.cart_id', '=', cartId)
    .orderBy('cart_items.id')
    .execute()
  const stock = await stockOf(
    q,
    rows.map((row) => row.id),
  )
  return rows.map((row) => ({
    id: row.item_id,
    amount: row.amount,
    variant: row,
    product: {
      id: row.product_id,
      name: row.product_name,
      slug: row.slug,
      defaultVariantId: row.default_variant_id,
      categoryFullname: row.full_title,
      marketingCode: row.product_doc.marketingCode,
      saleable: row.saleable,
      oversized: row.oversized,
      freeShipping: row.free_shipping,
      image: row.product_doc.images[0] ?? null,
    },
    warehouses: stock.get(row.id) ?? [],
  }))
}
