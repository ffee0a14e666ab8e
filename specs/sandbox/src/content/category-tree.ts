import type { Selectable } from 'kysely'
import type { Schema } from '../db/schema.ts'
import type { Queries } from '../db/transaction.ts'
import type { Content } from '../wire.ts'

export type CategoryRow = Selectable<Schema['categories']>

/** The whole tree of categories with the numbers of products; some dozens of rows. */
export interface CategoryTree {
  readonly byId: ReadonlyMap<number, CategoryRow>
  readonly byPath: ReadonlyMap<string, CategoryRow>
  readonly childrenOf: (id: number) => CategoryRow[]
  /** The category itself and all below it. */
  readonly idsWithin: (id: number) => number[]
  /** From the top down, the category itself last. */
  readonly pathTo: (id: number) => CategoryRow[]
  readonly link: (row: CategoryRow) => Content['CategoryLink']
}

export async function readCategoryTree(q: Queries): Promise<CategoryTree> {
  const rows = await q.selectFrom('categories').selectAll().orderBy('weight', 'desc').orderBy('id').execute()
  const counts = await q
    .selectFrom('products')
    .select(['category_id', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('category_id')
    .execute()
  const own = new Map(counts.map(({ category_id, count }) => [category_id, count]))
  const byId = new Map(rows.map((row) => [row.id, row]))

  const childrenOf = (id: number): CategoryRow[] => rows.filter((row) => row.parent_id === id)
  const idsWithin = (id: number): number[] => [id, ...childrenOf(id).flatMap((child) => idsWithin(child.id))]
  const pathTo = (id: number): CategoryRow[] => {
    const row = byId.get(id)
    if (row === undefined) return []
    return row.parent_id === null ? [row] : [...pathTo(row.parent_id), row]
  }
  return {
    byId,
    byPath: new Map(rows.map((row) => [row.path, row])),
    childrenOf,
    idsWithin,
    pathTo,
    link: ({ id, title, path, doc }) => ({
      id,
      title,
      path,
      image: doc.image,
      productCount: idsWithin(id).reduce((sum, one) => sum + (own.get(one) ?? 0), 0),
    }),
  }
}
