import type { Queries } from '../db/transaction.ts'
import { asId } from '../http/ids.ts'
import type { Catalogue } from '../listing/catalogue.ts'
import type { Content } from '../wire.ts'

/** Related products, by id. */
export interface RelatedProducts {
  readonly accessories: readonly number[]
  readonly alike: readonly number[]
}

/** All distinct products related to these. */
export async function relatedProducts(q: Queries, ids: readonly number[]): Promise<RelatedProducts> {
  const requested = [...new Set(ids.map(asId))]
  if (requested.length === 0) return { accessories: [], alike: [] }
  const rows = await q.selectFrom('products').select(['id', 'doc']).where('id', 'in', requested).execute()
  const docs = new Map(rows.map(({ id, doc }) => [id, doc]))
  const gather = (name: 'relatedIds' | 'alternativeIds') => [
    ...new Set(requested.flatMap((id) => docs.get(id)?.[name] ?? [])),
  ]
  return { accessories: gather('relatedIds'), alike: gather('alternativeIds') }
}

/** Accessories of these products, followed by alternatives to the accessories. */
export async function accessoriesOf(q: Queries, ids: readonly number[]): Promise<readonly number[]> {
  const { accessories } = await relatedProducts(q, ids)
  const { alike } = await relatedProducts(q, accessories)
  return [...new Set([...accessories, ...alike])]
}

/** Positions at which one sold out and one restricted product are inserted: sales figures ignore stock and groups. */
const SOLD_OUT_AT = 2
const RESERVED_AT = 5

/** Products in a sort order, optionally in a category and its descendants. */
export function bestsellers(
  { columns, orders }: Catalogue,
  sort: Content['Sort'],
  most: number,
  category?: number,
): number[] {
  const everything = { from: 0, to: columns.ids.length }
  const range = category === undefined ? everything : columns.ranges.get(category)
  if (range === undefined) return []
  const here = [...orders[sort].positions].filter((position) => position >= range.from && position < range.to)
  const isReserved = (position: number): boolean => columns.audience[position] !== 0
  const isSoldOut = (position: number): boolean => columns.available[position] !== 1
  const found = here.filter((position) => !isReserved(position) && !isSoldOut(position)).slice(0, most)
  found.splice(SOLD_OUT_AT, 0, ...here.filter((position) => isSoldOut(position) && !isReserved(position)).slice(0, 1))
  found.splice(RESERVED_AT, 0, ...here.filter(isReserved).slice(0, 1))
  return found.slice(0, most).map((position) => columns.ids[position] ?? 0)
}

/** The leaf category of a product; undefined if the product does not exist. */
export async function categoryOf(q: Queries, product: number): Promise<number | undefined> {
  const row = await q.selectFrom('products').select('category_id').where('id', '=', asId(product)).executeTakeFirst()
  return row?.category_id
}
