import type { Selectable } from 'kysely'
import { piecesIn, stockOf, variantsOfProducts, type VariantRow } from '../catalogue/variants.ts'
import type { PictureRef, Schema } from '../db/schema.ts'
import type { Queries } from '../db/transaction.ts'
import type { PriceList } from '../pricing/price-list.ts'
import type { Warehouse } from '../wire.ts'
import { readParameters, type ParameterSpec } from './documents.ts'

export type ProductRow = Selectable<Schema['products']> & {
  readonly brand_title: string | null
  readonly brand_slug: string | null
}

/** A free gift with a product. */
export interface LoadedGift {
  readonly id: number
  readonly name: string
  readonly image: PictureRef | null
  readonly isAvailable: boolean
}

/** Products with all data for boxes and detail pages. */
export interface LoadedProducts {
  readonly rows: readonly ProductRow[]
  readonly variants: ReadonlyMap<number, VariantRow[]>
  readonly stock: ReadonlyMap<number, Warehouse[]>
  readonly parameters: ReadonlyMap<string, ParameterSpec>
  /** Gifts of all loaded products, by the id of the gift. */
  readonly gifts: ReadonlyMap<number, LoadedGift>
  /** Shippers that deliver products with free shipping for free. */
  readonly freeShippers: readonly number[]
  readonly list: PriceList
}

/** The base query for products; callers add where, order and limit. */
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
  return {
    rows,
    variants: byProduct,
    stock,
    parameters: await readParameters(q),
    gifts: await giftsOf(q, rows),
    freeShippers: rows.some((row) => row.free_shipping) ? await freeShippersOf(q) : [],
    list,
  }
}

async function giftsOf(q: Queries, products: readonly ProductRow[]): Promise<Map<number, LoadedGift>> {
  const ids = [...new Set(products.flatMap(({ doc }) => [...doc.giftIds]))]
  if (ids.length === 0) return new Map()
  const rows = await q.selectFrom('products').selectAll().where('id', 'in', ids).execute()
  const stock = await stockOf(
    q,
    rows.map((row) => row.default_variant_id),
  )
  return new Map(
    rows.map(({ id, name, doc, default_variant_id }) => [
      id,
      { id, name, image: doc.images[0] ?? null, isAvailable: piecesIn(stock.get(default_variant_id)) > 0 },
    ]),
  )
}

async function freeShippersOf(q: Queries): Promise<number[]> {
  const rows = await q.selectFrom('shippers').select('id').where('regular', '=', true).orderBy('position').execute()
  return rows.map(({ id }) => id)
}
