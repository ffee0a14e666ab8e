import type { Selectable } from 'kysely'
import { stockOf, variantsOfProducts, type VariantRow } from '../catalogue/variants.ts'
import type { Schema } from '../db/schema.ts'
import type { Queries } from '../db/transaction.ts'
import type { PriceList } from '../pricing/price-list.ts'
import type { Warehouse } from '../wire.ts'
import { readParameters, type ParameterSpec } from './documents.ts'

export type ProductRow = Selectable<Schema['products']> & {
  readonly brand_title: string | null
  readonly brand_slug: string | null
}

/** Products with all that both their forms show. */
export interface LoadedProducts {
  readonly rows: readonly ProductRow[]
  readonly variants: ReadonlyMap<number, VariantRow[]>
  readonly stock: ReadonlyMap<number, Warehouse[]>
  readonly parameters: ReadonlyMap<string, ParameterSpec>
  readonly list: PriceList
}

/** The query for products; add where, order and limit to it. */
export function selectProducts(q: Queries) {
  return q
    .selectFrom('products')
    .leftJoin('brands', 'brands.id', 'products.brand_id')
    .selectAll('products')
    .select(['brands.title as brand_title', 'brands.slug as brand_slug'])
}

export async function loadProducts(q: Queries, rows: readonly ProductRow[], list: PriceList): Promise<LoadedProducts> {
  const variants = await variantsOfProducts(
    q,
    rows.map(({ id }) => id),
  )
  const stock = await stockOf(
    q,
    variants.map(({ id }) => id),
  )
  const byProduct = new Map<number, VariantRow[]>()
  for (const variant of variants) {
    const siblings = byProduct.get(variant.product_id) ?? []
    siblings.push(variant)
    byProduct.set(variant.product_id, siblings)
  }
  return { rows, variants: byProduct, stock, parameters: await readParameters(q), list }
}
