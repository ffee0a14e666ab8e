import { refusal } from '../http/errors.ts'
import { shopName } from '../market.ts'
import type { Handlers, Services } from '../services.ts'
import { isVisible, shownGroups } from '../shop/identity.ts'
import type { Content } from '../wire.ts'
import { slugsOf } from './local-slugs.ts'
import { treeFor, type CategoryRow, type CategoryTree } from './category-tree.ts'

/**
 * Categories by path or id (B7.13). Categories that the customer's groups may not see are left out; if nothing else
 * was requested and permissions are checked, the request is refused (C6.12).
 */
export function categoryHandlers(services: Services): Handlers {
  return {
    async getCategories(request): Promise<{ data: Content['Category'][] }> {
      const { slugs = '', ids = '', checkPermissions } = request.query as CategoryQuery
      const groups = await shownGroups(services, request)
      const tree = treeFor(await services.catalogue.current(), groups)
      const found = [
        ...slugs.split(',').map((slug) => tree.byPath.get(slug.trim().replace(/^\//, ''))),
        ...ids.split(',').map((id) => tree.byId.get(Number(id))),
      ].filter((row) => row !== undefined)
      const rows = found.filter(({ id }) => tree.pathTo(id).every((row) => isVisible(row, groups)))
      if (rows.length === 0 && found.length > 0 && checkPermissions === true) throw refusal('forbidden')
      return { data: [...new Set(rows)].map((row) => categoryView(tree, row)) }
    },
  }
}

interface CategoryQuery {
  readonly slugs?: string
  readonly ids?: string
  readonly checkPermissions?: boolean
}

/** A category with its texts, for members of these groups. */
export function categoryView(tree: CategoryTree, row: CategoryRow): Content['Category'] {
  const { id, title, path, doc } = row
  return {
    _id: `category-${id}`,
    store_id: id,
    title,
    path,
    content: doc.content,
    description: doc.description,
    text_below_products: doc.textBelow,
    category_banner: null,
    top_category_image: doc.image,
    page_meta: {
      slug: path,
      ...slugsOf('category', path),
      seo_title: `${title} | ${shopName}`,
      seo_description: doc.seoDescription,
      share_image: doc.image,
    },
    catalog_settings: { parameters: [...doc.settings] },
    parents: tree.pathTo(id).slice(0, -1).map(tree.link),
    children: tree.childrenOf(id).map(tree.link),
    productCount: tree.link(row).productCount,
  }
}
