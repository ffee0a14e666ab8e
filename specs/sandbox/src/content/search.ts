import { sql, type SqlBool } from 'kysely'
import type { Queries } from '../db/transaction.ts'
import type { Handlers, Services } from '../services.ts'
import { shownPriceList } from '../shop/identity.ts'
import { plainText } from '../text.ts'
import type { Content } from '../wire.ts'
import { readCategoryTree } from './category-tree.ts'
import { loadProducts, selectProducts } from './load-products.ts'
import { productBox } from './product-box.ts'

const SHORTEST_PART = 3

/** Search over products and categories (B7.18): every part of the query must be found, accents and case do not matter. */
export function searchHandlers(services: Services): Handlers {
  const { database } = services
  return {
    async search(request): Promise<Content['SearchResults']> {
      const { q: text, limit } = request.query as { q: string; limit: number }
      const parts = plainText(text)
        .split(' ')
        .filter((part) => part.length >= SHORTEST_PART)
      if (parts.length === 0) return { products: { entities: [], total: 0 }, categories: { entities: [], total: 0 } }
      const { q } = database
      const tree = await readCategoryTree(q)
      const { rows, total } = await findProducts(q, parts, limit)
      const loaded = await loadProducts(q, rows, await shownPriceList(services, request))
      const categories = [...tree.byId.values()].filter(({ title }) => {
        const plain = plainText(title)
        return parts.every((part) => plain.includes(part))
      })
      return {
        products: {
          entities: rows.map((row) => productBox(loaded, row, tree.byId.get(row.category_id)?.doc.gauges ?? [])),
          total,
        },
        categories: { entities: categories.slice(0, limit).map(tree.link), total: categories.length },
      }
    },
  }
}

/** Those whose name begins with what was typed come first. */
async function findProducts(q: Queries, parts: readonly string[], limit: number) {
  // plain text holds letters, digits and spaces only, so no sign of LIKE can be in it
  const matches = parts.map((part) => sql<SqlBool>`products.search_text like ${`%${part}%`}`)
  const found = matches.reduce((all, match) => all.where(match), selectProducts(q))
  const rows = await found
    .orderBy(sql`products.search_text like ${`${parts.join(' ')}%`}`, 'desc')
    .orderBy('products.popularity', 'desc')
    .orderBy('products.id')
    .limit(limit)
    .execute()
  const { total } = await matches
    .reduce((all, match) => all.where(match), q.selectFrom('products'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total }
}
