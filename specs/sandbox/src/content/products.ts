import { sql, type Expression, type SqlBool } from 'kysely'
import type { Queries } from '../db/transaction.ts'
import { refusal } from '../http/errors.ts'
import { asId } from '../http/ids.ts'
import type { Handlers, Services } from '../services.ts'
import { isVisible, shownGroups, shownPriceList } from '../shop/identity.ts'
import type { Content } from '../wire.ts'
import { treeFor } from './category-tree.ts'
import { loadProducts, selectProducts, type ProductRow } from './load-products.ts'
import { productDetail } from './product-detail.ts'

type Selector = 'slugs' | 'ids' | 'codes' | 'eans' | 'variantCodes' | 'variantEans' | 'categoryIds'
type ProductQuery = Partial<Record<Selector, string>> & {
  readonly random?: number
  readonly checkPermissions?: boolean
}

const MAX = 100

/**
 * Products by slug, id or code (B7.14, B7.15). Products that the customer's groups may not see are left out; if
 * nothing else was requested and permissions are checked, the request is refused (C6.12).
 */
export function productHandlers(services: Services): Handlers {
  const { database } = services
  return {
    async getProducts(request): Promise<{ data: Content['Product'][] }> {
      const { q } = database
      const query = request.query as ProductQuery
      const groups = await shownGroups(services, request)
      const found = await findProducts(q, query)
      const rows = found.filter((row) => isVisible(row, groups))
      if (rows.length === 0 && found.length > 0 && query.checkPermissions === true) throw refusal('forbidden')
      if (rows.length === 0) return { data: [] }
      const loaded = await loadProducts(q, rows, await shownPriceList(services, request))
      const tree = treeFor(await services.catalogue.current(), groups)
      return { data: rows.map((row) => productDetail(loaded, row, tree)) }
    },
  }
}

/** The existing ones, in the given order. */
async function findProducts(q: Queries, query: ProductQuery): Promise<ProductRow[]> {
  const slugs = listOf(query.slugs)
  const ids = numbersOf(query.ids)
  const categories = numbersOf(query.categoryIds)
  const byVariant = (column: 'catalog_code' | 'ean', values: readonly string[]): Expression<SqlBool> =>
    sql<SqlBool>`products.id in (select product_id from variants where ${sql.ref(`variants.${column}`)} = any(${values}::text[]))`
  const codes = [...listOf(query.codes), ...listOf(query.variantCodes)]
  const eans = [...listOf(query.eans), ...listOf(query.variantEans)]
  const conditions: Expression<SqlBool>[] = [
    ...(slugs.length > 0 ? [sql<SqlBool>`products.slug = any(${slugs}::text[])`] : []),
    ...(ids.length > 0 ? [sql<SqlBool>`products.id = any(${ids}::int[])`] : []),
    ...(codes.length > 0 ? [byVariant('catalog_code', codes)] : []),
    ...(eans.length > 0 ? [byVariant('ean', eans)] : []),
    ...(categories.length > 0 ? [sql<SqlBool>`products.category_id = any(${categories}::int[])`] : []),
  ]
  if (conditions.length === 0 && query.random === undefined) return []
  const products = conditions.reduce((all, condition) => all.where(condition), selectProducts(q))
  if (query.random !== undefined)
    return products
      .where('products.visible_to', 'is', null)
      .orderBy(sql`random()`)
      .limit(query.random)
      .execute()
  const rows = await products.orderBy('popularity', 'desc').orderBy('id').limit(MAX).execute()
  const rank = (row: ProductRow): number => {
    const at = slugs.length > 0 ? slugs.indexOf(row.slug) : ids.indexOf(row.id)
    return at === -1 ? MAX : at
  }
  return rows.sort((a, b) => rank(a) - rank(b))
}

function listOf(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .slice(0, MAX)
}

function numbersOf(text: string | undefined): number[] {
  return listOf(text).map((part) => asId(Number(part)))
}
