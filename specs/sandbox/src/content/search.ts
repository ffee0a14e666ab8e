import { matching } from '../search/texts.ts'
import type { Handlers, Services } from '../services.ts'
import { shownGroups, shownPriceList } from '../shop/identity.ts'
import type { Content } from '../wire.ts'
import { readCategoryTree } from './category-tree.ts'
import { loadProducts, selectProducts } from './load-products.ts'
import { menuEntries } from './menu-entries.ts'
import { productBox } from './product-box.ts'

/** Search over everything (B7.18, B3.45). */
export function searchHandlers(services: Services): Handlers {
  const { database, search } = services
  return {
    async search(request): Promise<Content['SearchResults']> {
      const { q: text, limit } = request.query as { q: string; limit: number }
      const { q } = database
      const { ids, total } = await search.find(text, limit, await shownGroups(services, request))
      const tree = await readCategoryTree(q)
      const rows =
        ids.length === 0
          ? []
          : await selectProducts(q)
              .where('products.id', 'in', [...ids])
              .execute()
      const byId = new Map(rows.map((row) => [row.id, row]))
      const loaded = await loadProducts(q, rows, await shownPriceList(services, request))
      const entities = ids.flatMap((id) => {
        const row = byId.get(id)
        return row === undefined ? [] : [productBox(loaded, row, tree.byId.get(row.category_id))]
      })
      const entries = matching(await menuEntries(q), text, ({ title }) => [title])
      return {
        products: { entities, total },
        menuItems: {
          entities: entries.slice(0, limit).map(({ id, title, path, image }) => ({ id, title, path, image })),
          total: entries.length,
        },
        virtual_categories: { entities: [], total: 0 },
        articles: { entities: [], total: 0 },
        faq_questions: { entities: [], total: 0 },
      }
    },
  }
}
