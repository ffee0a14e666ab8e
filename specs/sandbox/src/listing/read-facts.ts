import { sql, type RawBuilder } from 'kysely'
import type { Queries } from '../db/transaction.ts'

/** The data of a product that listings need. */
export interface ProductFacts {
  readonly id: number
  readonly brand_id: number | null
  readonly tags: string[]
  readonly visible_to: string | null
  readonly merit: number
  readonly popularity: number
  readonly rating: number
  readonly review_count: number
  readonly created: string
  readonly saleable: boolean
  readonly default_variant_id: number
  readonly facets: number[]
}

export interface VariantFacts {
  readonly id: number
  readonly product_id: number
  readonly price: number
  readonly check_stock: boolean
  readonly facets: number[]
  readonly pieces: number
}

export interface Facts {
  readonly product: ProductFacts
  /** Ordered by position. */
  readonly variants: readonly VariantFacts[]
}

// only whole steps: a shorter remainder cannot be sold
const PIECES = sql`coalesce((
  select floor(sum(stock.amount) / variants.amount_step) from stock join warehouses on warehouses.id = stock.warehouse_id
  where stock.variant_id = variants.id and not warehouses.virtual), 0)::int`

/** Products that match a condition, ordered by id. */
export async function readFacts(q: Queries, where: RawBuilder<unknown>): Promise<Facts[]> {
  const { rows: products } = await sql<ProductFacts>`
    select id, brand_id, tags, visible_to, merit, popularity, rating, review_count, created, saleable,
      default_variant_id, facets
    from products where ${where} order by id`.execute(q)
  const { rows: variants } = await sql<VariantFacts>`
    select id, product_id, price, check_stock, facets, ${PIECES} as pieces
    from variants where product_id in (select id from products where ${where})
    order by product_id, position`.execute(q)
  const byProduct = new Map<number, VariantFacts[]>()
  for (const variant of variants) {
    const siblings = byProduct.get(variant.product_id)
    if (siblings) siblings.push(variant)
    else byProduct.set(variant.product_id, [variant])
  }
  return products.map((product) => ({ product, variants: byProduct.get(product.id) ?? [] }))
}
