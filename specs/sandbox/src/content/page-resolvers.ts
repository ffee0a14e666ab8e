import type { Services } from '../services.ts'
import { isVisible } from '../shop/identity.ts'
import { treeFor } from './category-tree.ts'
import { readDocument, readKind } from './documents.ts'
import type { BlockDoc, PageDoc } from './editorial.ts'
import type { GraphqlContext } from './graphql.ts'
import { permitted } from './permitted.ts'

/** Resolvers of content pages (B7.29, B7.30). */
export function pageResolvers({ database }: Services) {
  return {
    pageBySlug: async (
      _root: unknown,
      { slug, checkPermissions }: { slug: string; checkPermissions: boolean | null },
      { groups }: GraphqlContext,
    ) => permitted(await readDocument<PageDoc>(database.q, 'page', slug), groups, checkPermissions),
    pages: async () => {
      const all = await readKind<Omit<PageDoc, 'content' | 'content_blocks'>>(database.q, 'page', [
        'content',
        'content_blocks',
      ])
      return all
        .filter(({ visible_to }) => visible_to === null)
        .sort((one, two) => (one.sort_key < two.sort_key ? -1 : 1))
        .map(({ _id, title, page_meta: { slug, meta_noindex = false } }) => {
          return { _id, title, slug, path: `/stranka/${slug}`, meta_noindex }
        })
    },
  }
}

/** Catalogue data in blocks of pages (B3.40). */
export function blockFields({ catalogue }: Services) {
  const none = (): readonly never[] => []
  return {
    text_boxes: ({ text_boxes }: BlockDoc) => text_boxes ?? none(),
    images: ({ images }: BlockDoc) => images ?? none(),
    blocks: ({ blocks }: BlockDoc) => blocks ?? none(),
    product_reference: ({ product_ids }: BlockDoc) => (product_ids ?? []).map((entityId) => ({ entityId })),
    category_reference: async ({ category_ids = [] }: BlockDoc, _args: object, { groups }: GraphqlContext) => {
      if (category_ids.length === 0) return []
      const tree = treeFor(await catalogue.current(), groups)
      const rows = category_ids.flatMap((id) => tree.byId.get(id) ?? []).filter((row) => isVisible(row, groups))
      return rows.map(tree.link).map(({ id, productCount, ...link }) => {
        return { ...link, store_id: id, product_count: productCount }
      })
    },
  }
}
