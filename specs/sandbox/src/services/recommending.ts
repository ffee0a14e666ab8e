import type { Queries } from '../db/transaction.ts'
import { asId } from '../http/ids.ts'
import type { Catalogue } from '../listing/catalogue.ts'
import type { Content } from '../wire.ts'

/** Goods that stand beside others, by id of the product. */
export interface Beside {
  readonly accessories: readonly number[]
  readonly alike: readonly number[]
}

/** What stands beside these products, together and each once. */
export async function besideThem(q: Queries, ids: readonly number[]): Promise<Beside> {
  const wanted = [...new Set(ids.map(asId))]
  if (wanted.length === 0) return { accessories: [], alike: [] }
  const rows = await q.selectFrom('products').select(['id', 'doc']).where('id', 'in', wanted).execute()
  const docs = new Map(rows.map(({ id, doc }) => [id, doc]))
  const gather = (name: 'relatedIds' | 'alternativeIds') => [
    ...new Set(wanted.flatMap((id) => docs.get(id)?.[name] ?? [])),
  ]
  return { accessories: gather('relatedIds'), alike: gather('alternativeIds') }
}

/** What goes with these products, and after that goods of the same kinds. */
export async function accessoriesOf(q: Queries, ids: readonly number[]): Promise<readonly number[]> {
  const { accessories } = await besideThem(q, ids)
  const { alike } = await besideThem(q, accessories)
  return [...new Set([...accessories, ...alike])]
}

/** Index at which unavailable goods are inserted: sales figures know neither stock nor groups. */
const SOLD_OUT_AT = 2
const RESERVED_AT = 5

/** Bestsellers in the order of a sort, optionally in a category and all below it. */
export function sells(
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

/** The leaf category of a product; undefined when there is none such. */
export async function categoryOf(q: Queries, product: number): Promise<number | undefined> {
  const row = await q.selectFrom('products').select('category_id').where('id', '=', asId(product)).executeTakeFirst()
  return row?.category_id
}
