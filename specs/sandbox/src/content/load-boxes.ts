import type { Queries } from '../db/transaction.ts'
import type { Catalogue } from '../listing/catalogue.ts'
import type { Viewer } from '../listing/viewer.ts'
import type { Content } from '../wire.ts'
import { loadProducts, selectProducts } from './load-products.ts'
import { productBox } from './product-box.ts'

/** Products as listings show them, in the order of their ids; the only rows that a listing reads. */
export async function loadBoxes(
  q: Queries,
  { categories }: Catalogue,
  ids: readonly number[],
  viewer: Viewer,
): Promise<Content['ProductBox'][]> {
  if (ids.length === 0) return []
  const rows = await selectProducts(q)
    .where('products.id', 'in', [...ids])
    .execute()
  const loaded = await loadProducts(q, rows, viewer.list)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row === undefined ? [] : [productBox(loaded, row, categories.byId.get(row.category_id))]
  })
}
