import { sql } from 'kysely'
import type { Queries } from '../db/transaction.ts'
import type { Columns, Range } from './columns.ts'
import { gatherParameters } from './parameter-columns.ts'
import { readFacts, type Facts } from './read-facts.ts'

const DAY = 86_400_000

/** A category with its ancestors and itself. */
export interface CategoryPlace {
  readonly id: number
  readonly within: readonly number[]
}

/**
 * Reads the catalogue category by category, so that its rows are never all in memory at once.
 *
 * @param categories all categories; descendants follow their ancestor
 */
export async function buildColumns(q: Queries, categories: readonly CategoryPlace[]): Promise<Columns> {
  const { columns, positionOf, ranges, tagCodes, groups } = await emptyColumns(q)
  const gathered = gatherParameters()
  let position = 0
  let slot = 0
  for (const category of categories) {
    const from = position
    for (const facts of await readFacts(q, sql`products.category_id = ${category.id}`)) {
      const { product, variants } = facts
      columns.ids[position] = product.id
      positionOf.set(product.id, position)
      columns.firstSlot[position] = slot
      columns.defaults[position] = product.default_variant_id
      columns.brand[position] = product.brand_id ?? 0
      columns.audience[position] = product.visible_to === null ? 0 : groups.indexOf(product.visible_to) + 1
      columns.created[position] = Math.floor(Date.parse(product.created) / DAY)
      for (const [at, variant] of variants.entries()) {
        columns.variantIds[slot + at] = variant.id
        columns.productOf[slot + at] = position
        gathered.add(slot + at, product.facets)
        gathered.add(slot + at, variant.facets)
      }
      writeChangeable(columns, tagCodes, position, facts)
      slot += variants.length
      position += 1
    }
    columns.firstSlot[position] = slot
    for (const id of category.within) ranges.set(id, { from: ranges.get(id)?.from ?? from, to: position })
  }
  return { ...columns, positionOf, ranges, tagCodes, groups, parameters: gathered.columns() }
}

type Arrays = Omit<Columns, 'positionOf' | 'ranges' | 'tagCodes' | 'groups' | 'parameters'>

/** Writes the columns that can change at runtime: prices, stock, tags, ratings. */
export function writeChangeable(
  columns: Arrays,
  tagCodes: readonly string[],
  position: number,
  { product, variants }: Facts,
): void {
  const first = columns.firstSlot[position] ?? 0
  columns.tags[position] = product.tags.reduce((bits, code) => bits | (1 << tagCodes.indexOf(code)), 0)
  columns.merit[position] = product.merit
  columns.popularity[position] = product.popularity
  columns.rating[position] = product.rating
  columns.reviewCount[position] = product.review_count
  columns.shownPrice[position] = Math.min(...variants.map(({ price }) => price))
  columns.available[position] = Number(
    product.saleable && variants.some(({ check_stock, pieces }) => !check_stock || pieces > 0),
  )
  for (const [at, { price, pieces, check_stock }] of variants.entries()) {
    columns.price[first + at] = price
    columns.inStock[first + at] = Number(product.saleable && pieces > 0)
    columns.buyable[first + at] = Number(product.saleable && (!check_stock || pieces > 0))
  }
}

async function emptyColumns(q: Queries) {
  const { rows } = await sql<{ products: number; variants: number; tags: string[]; groups: string[] }>`
    select (select count(*)::int from products) as products,
      (select count(*)::int from variants) as variants,
      (select coalesce(array_agg(distinct tag order by tag), '{}') from products, unnest(tags) as tag) as tags,
      (select coalesce(array_agg(distinct visible_to), '{}') from products where visible_to is not null) as groups`.execute(
    q,
  )
  const { products = 0, variants = 0, tags = [], groups = [] } = rows[0] ?? {}
  const numbers = (): Int32Array => new Int32Array(products)
  const columns: Arrays = {
    ids: numbers(),
    firstSlot: new Int32Array(products + 1),
    variantIds: new Int32Array(variants),
    productOf: new Int32Array(variants),
    price: new Int32Array(variants),
    inStock: new Uint8Array(variants),
    buyable: new Uint8Array(variants),
    defaults: numbers(),
    brand: numbers(),
    tags: numbers(),
    audience: new Uint8Array(products),
    available: new Uint8Array(products),
    merit: numbers(),
    popularity: numbers(),
    rating: numbers(),
    reviewCount: numbers(),
    created: numbers(),
    shownPrice: numbers(),
  }
  return { columns, positionOf: new Map<number, number>(), ranges: new Map<number, Range>(), tagCodes: tags, groups }
}
