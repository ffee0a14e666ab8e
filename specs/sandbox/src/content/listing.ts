import { Ajv2020 } from 'ajv/dist/2020.js'
import { Refusal, refusal } from '../http/errors.ts'
import type { OpenapiDocument } from '../http/documents.ts'
import { validationItems } from '../http/validation-messages.ts'
import type { Handlers, Services } from '../services.ts'
import { shownPriceList } from '../shop/identity.ts'
import type { Content } from '../wire.ts'
import { readCategoryTree } from './category-tree.ts'
import { loadProducts, selectProducts } from './load-products.ts'
import { productBox } from './product-box.ts'

const PER_PAGE = 21

type Column = 'popularity' | 'price' | 'rating' | 'review_count' | 'created'
type Order = readonly [column: Column, direction: 'asc' | 'desc']

const SORTS: Readonly<Record<Content['Sort'], { title: string; order: readonly Order[] }>> = {
  recommended: { title: 'Doporučujeme', order: [['popularity', 'desc']] },
  bestselling: { title: 'Nejprodávanější', order: [['popularity', 'desc']] },
  price_asc: { title: 'Od nejlevnějšího', order: [['price', 'asc']] },
  price_desc: { title: 'Od nejdražšího', order: [['price', 'desc']] },
  rating: {
    title: 'Nejlépe hodnocené',
    order: [
      ['rating', 'desc'],
      ['review_count', 'desc'],
    ],
  },
  newest: { title: 'Nejnovější', order: [['created', 'desc']] },
}

/** One page of a category's products (B7.17). What stands in `scope` is checked by its schema in the document. */
export function listingHandlers(services: Services, document: OpenapiDocument): Handlers {
  const { database } = services
  const isScope = new Ajv2020({ strict: false, allErrors: true })
    .addSchema({ ...document, $id: 'content' })
    .compile<Content['ListingScope']>({ $ref: 'content#/components/schemas/ListingScope' })

  function readScope(text: string): Content['ListingScope'] {
    const scope = parseJson(text)
    if (isScope(scope)) return scope
    const items = validationItems(isScope.errors ?? [])
    throw new Refusal(
      422,
      items.map((item) => ({ ...item, field: item.field === null ? 'scope' : `scope.${item.field}` })),
    )
  }

  return {
    async getCatalogState(request): Promise<Content['Listing']> {
      const {
        category: path = '',
        page = 1,
        fromPage = page,
        sort = 'recommended',
      } = readScope((request.query as { scope: string }).scope)
      const { q } = database
      const tree = await readCategoryTree(q)
      const category = tree.byPath.get(path.replace(/^\//, ''))
      if (category === undefined) throw refusal('not_found', { field: 'scope.category' })
      const within = tree.idsWithin(category.id)
      const total = tree.link(category).productCount
      let query = selectProducts(q).where('products.category_id', 'in', within)
      for (const [column, direction] of SORTS[sort].order) query = query.orderBy(`products.${column}`, direction)
      const rows = await query
        .orderBy('products.sort_key')
        .orderBy('products.id')
        .limit(PER_PAGE * (page - fromPage + 1))
        .offset((fromPage - 1) * PER_PAGE)
        .execute()
      const loaded = await loadProducts(q, rows, await shownPriceList(services, request))
      return {
        products: rows.map((row) => productBox(loaded, row, tree.byId.get(row.category_id))),
        pagination: { page, fromPage, perPage: PER_PAGE, total, pages: Math.max(1, Math.ceil(total / PER_PAGE)) },
        sort,
        sorts: Object.entries(SORTS).map(([value, { title }]) => ({ value: value as Content['Sort'], title })),
        filters: [],
        withoutFilter: [],
      }
    },
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw refusal('validation', { field: 'scope', title: 'Tento údaj není ve správném tvaru.' })
  }
}
