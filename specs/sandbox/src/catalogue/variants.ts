import type { Selectable } from 'kysely'
import { sumAmounts } from '../amount.ts'
import type { Schema } from '../db/schema.ts'
import type { Queries } from '../db/transaction.ts'
import type { Warehouse } from '../wire.ts'

export type VariantRow = Selectable<Schema['variants']>

/** All variants of products, in order. */
export function variantsOfProducts(q: Queries, productIds: readonly number[]): Promise<VariantRow[]> {
  if (productIds.length === 0) return Promise.resolve([])
  return q
    .selectFrom('variants')
    .selectAll()
    .where('product_id', 'in', [...productIds])
    .orderBy('product_id')
    .orderBy('position')
    .execute()
}

/** Stock per warehouse, by variant; variants without a stock row are absent. */
export async function stockOf(q: Queries, variantIds: readonly number[]): Promise<Map<number, Warehouse[]>> {
  const byVariant = new Map<number, Warehouse[]>()
  if (variantIds.length === 0) return byVariant
  const rows = await q
    .selectFrom('stock')
    .innerJoin('warehouses', 'warehouses.id', 'stock.warehouse_id')
    .select([
      'stock.variant_id',
      'warehouses.id',
      'stock.amount',
      'warehouses.name',
      'warehouses.central',
      'warehouses.virtual',
    ])
    .where('stock.variant_id', 'in', [...variantIds])
    .orderBy('warehouses.id')
    .execute()
  for (const { variant_id, id, name, amount, central, virtual } of rows) {
    const list = byVariant.get(variant_id) ?? []
    list.push({ id, title: name, stock: amount, virtual, pickup: !central && !virtual })
    byVariant.set(variant_id, list)
  }
  return byVariant
}

/** Variants that can be sold. */
export function piecesIn(warehouses: readonly Warehouse[] | undefined): number {
  return sumAmounts(...(warehouses ?? []).map(({ stock, virtual }) => (virtual ? 0 : stock)))
}
