import { sql } from 'kysely'
import { stockOf, type VariantRow } from '../catalogue/variants.ts'
import type { PictureRef } from '../db/schema.ts'
import type { Queries } from '../db/transaction.ts'
import { asId } from '../http/ids.ts'
import type { Warehouse } from '../wire.ts'

/** A variant with the data for a line's display, price and delivery. */
export interface Goods {
  readonly variant: VariantRow
  readonly product: {
    readonly id: number
    readonly name: string
    readonly slug: string
    readonly defaultVariantId: number
    readonly categoryFullname: string
    /** Title of the brand. */
    readonly brand: string | null
    readonly marketingCode: string
    readonly saleable: boolean
    readonly visible_to: string | null
    readonly oversized: boolean
    readonly freeShipping: boolean
    readonly image: PictureRef | null
  }
  readonly warehouses: readonly Warehouse[]
}

export type GoodsById = ReadonlyMap<number, Goods>

/** Loads goods by variant ids, always with two queries. */
export async function loadGoods(q: Queries, ids: readonly number[]): Promise<GoodsById> {
  const requested = [...new Set(ids.map(asId))]
  if (requested.length === 0) return new Map()
  const rows = await q
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .leftJoin('brands', 'brands.id', 'products.brand_id')
    .selectAll('variants')
    .select([
      'products.name as product_name',
      'products.slug',
      'products.default_variant_id',
      'products.saleable',
      'products.visible_to',
      'products.oversized',
      'products.free_shipping',
      'categories.full_title',
      'brands.title as brand_title',
      sql<string>`products.doc ->> 'marketingCode'`.as('product_code'),
      sql<PictureRef | null>`products.doc -> 'images' -> 0`.as('product_image'),
    ])
    .where('variants.id', 'in', requested)
    .execute()
  const stock = await stockOf(q, requested)
  return new Map(
    rows.map((row) => [
      row.id,
      {
        variant: row,
        product: {
          id: row.product_id,
          name: row.product_name,
          slug: row.slug,
          defaultVariantId: row.default_variant_id,
          categoryFullname: row.full_title,
          brand: row.brand_title,
          marketingCode: row.product_code,
          saleable: row.saleable,
          visible_to: row.visible_to,
          oversized: row.oversized,
          freeShipping: row.free_shipping,
          image: row.product_image,
        },
        warehouses: stock.get(row.id) ?? [],
      },
    ]),
  )
}
