import type { Selectable } from 'kysely'
import type { Schema } from '../db/schema.ts'
import type { Queries } from '../db/transaction.ts'
import type { Catalogue } from '../listing/catalogue.ts'
import type { Content } from '../wire.ts'

export type CategoryRow = Selectable<Schema['categories']>

/** The complete tree of categories; a few dozen rows. */
export interface Categories {
  /** Depth first: the descendants of a category follow it. */
  readonly inOrder: readonly CategoryRow[]
  readonly byId: ReadonlyMap<number, CategoryRow>
  readonly byPath: ReadonlyMap<string, CategoryRow>
  readonly childrenOf: (id: number) => CategoryRow[]
  /** From the root down; the category itself is last. */
  readonly pathTo: (id: number) => CategoryRow[]
}

export async function readCategories(q: Queries): Promise<Categories> {
  const rows = await q.selectFrom('categories').selectAll().orderBy('weight', 'desc').orderBy('id').execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  const below = (id: number | null): CategoryRow[] => rows.filter((row) => row.parent_id === id)
  const pathTo = (id: number): CategoryRow[] => {
    const row = byId.get(id)
    if (row === undefined) return []
    return row.parent_id === null ? [row] : [...pathTo(row.parent_id), row]
  }
  const inOrder = (id: number | null): CategoryRow[] => below(id).flatMap((row) => [row, ...inOrder(row.id)])
  return {
    inOrder: inOrder(null),
    byId,
    byPath: new Map(rows.map((row) => [row.path, row])),
    childrenOf: below,
    pathTo,
  }
}

/** The tree for members of these groups, with the numbers of products that they may see. */
export interface CategoryTree extends Categories {
  readonly link: (row: CategoryRow) => Content['CategoryLink']
}

export function treeFor({ categories, columns, computed }: Catalogue, groups: readonly string[]): CategoryTree {
  const { ranges, audience } = columns
  const visible = [true, ...columns.groups.map((group) => groups.includes(group))]
  const isSeen = ({ visible_to }: CategoryRow): boolean => visible_to === null || groups.includes(visible_to)
  const counts = computed.get(`counts ${[...groups].sort().join()}`, () => new Map<number, number>())
  const countOf = (id: number): number => {
    const known = counts.get(id)
    if (known !== undefined) return known
    const { from = 0, to = 0 } = ranges.get(id) ?? {}
    let count = 0
    for (let position = from; position < to; position += 1) if (visible[audience[position] ?? 0] === true) count += 1
    counts.set(id, count)
    return count
  }
  return {
    ...categories,
    childrenOf: (id) => categories.childrenOf(id).filter(isSeen),
    link: ({ id, title, path, doc }) => ({ id, title, path, image: doc.image, productCount: countOf(id) }),
  }
}
