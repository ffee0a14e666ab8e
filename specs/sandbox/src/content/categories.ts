import type { Handlers, Services } from '../services.ts'
import type { Content } from '../wire.ts'
import { readCategoryTree, type CategoryRow, type CategoryTree } from './category-tree.ts'

/** Categories by path or id (B7.13). */
export function categoryHandlers({ database }: Services): Handlers {
  return {
    async getCategories(request): Promise<{ data: Content['Category'][] }> {
      const { slugs = '', ids = '' } = request.query as { slugs?: string; ids?: string }
      const tree = await readCategoryTree(database.q)
      const rows = [
        ...slugs.split(',').map((slug) => tree.byPath.get(slug.trim().replace(/^\//, ''))),
        ...ids.split(',').map((id) => tree.byId.get(Number(id))),
      ].filter((row) => row !== undefined)
      return { data: [...new Set(rows)].map((row) => categoryView(tree, row)) }
    },
  }
}

function categoryView(tree: CategoryTree, row: CategoryRow): Content['Category'] {
  const { id, title, path, doc } = row
  return {
    _id: `category-${id}`,
    store_id: id,
    title,
    path,
    content: null,
    description: doc.description,
    text_below_products: doc.textBelow,
    category_banner: null,
    top_category_image: doc.image,
    page_meta: { slug: path, seo_title: null, seo_description: doc.seoDescription },
    catalog_settings: { parameters: [...doc.settings] },
    parents: tree.pathTo(id).slice(0, -1).map(tree.link),
    children: tree.childrenOf(id).map(tree.link),
    productCount: tree.link(row).productCount,
  }
}
