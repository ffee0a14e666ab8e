import type { Home } from '../../seed/content/home.ts'
import type { WideBanner } from '../../seed/content/types.ts'
import type { PictureRef } from '../db/schema.ts'
import type { Services } from '../services.ts'
import { treeFor } from './category-tree.ts'
import { readDocument } from './documents.ts'
import { isForGroups } from './for-groups.ts'
import type { GraphqlContext } from './graphql.ts'
import { isOn } from './time-limit.ts'

type Banner = Omit<WideBanner, 'picture'> & { readonly image: PictureRef | null }
type HomeDoc = Omit<Home, 'banners' | 'topCategories'> & {
  readonly banners: readonly Banner[]
  readonly topCategories: Home['topCategories'] & { readonly image: PictureRef | null }
}

/** Resolvers of the home page and of content on all pages (B7.22, B7.36, B7.37, B7.41, B7.43, B7.44). */
export function homeResolvers({ database, clock, catalogue }: Services) {
  const home = (): Promise<HomeDoc | undefined> => readDocument<HomeDoc>(database.q, 'home', 'index')
  return {
    homepage: async () => {
      const doc = await home()
      return doc ? { title: doc.title, perex: doc.perex, page_meta: doc.page_meta } : null
    },
    homepageWideBanners: async (_root: unknown, _args: object, { groups }: GraphqlContext) =>
      ((await home())?.banners ?? [])
        .filter((banner) => banner.enabled && isForGroups(banner, groups) && isOn(banner, clock.now()))
        .sort((a, b) => b.weight - a.weight),
    infoBoxes: async () => [...((await home())?.infoBoxes ?? [])].sort((a, b) => a.order - b.order),
    topCategories: async () => {
      const config = (await home())?.topCategories
      if (config === undefined) return null
      const current = await catalogue.current()
      const tree = treeFor(current, [])
      const rows = config.categoryIds.flatMap((id) => tree.byId.get(id) ?? [])
      return {
        title: config.title,
        top_category_item_type: 'category',
        top_category_image: config.image,
        top_categories: rows.map(tree.link).map(({ id, title, path, image, productCount }) => ({
          store_id: id,
          title,
          path,
          image,
          product_count: productCount,
        })),
        top_virtual_categories: config.virtualSlugs.flatMap((slug) => {
          const virtual = current.vocabulary.virtual.get(slug)
          return virtual === undefined ? [] : [{ slug, title: virtual.title, image: null }]
        }),
        links: config.links.map(({ title, link }) => ({ title, link_type: 'custom', custom_link: link })),
      }
    },
    featuredProducts: async (_root: unknown, { limit }: { limit: number | null }) =>
      ((await home())?.featured ?? []).map(({ _id, title, productIds }) => ({
        _id,
        title,
        product_ids: productIds.slice(0, Math.max(0, limit ?? 8)),
      })),
    siteConfiguration: () => readDocument(database.q, 'site', 'index'),
  }
}
