import type { Home } from '../../seed/content/home.ts'
import type { WideBanner } from '../../seed/content/types.ts'
import type { Page } from '../../seed/content/types.ts'
import type { PictureRef } from '../db/schema.ts'
import type { Services } from '../services.ts'
import { readCategoryTree } from './category-tree.ts'
import { readDocument } from './documents.ts'

type Banner = Omit<WideBanner, 'picture'> & { readonly image: PictureRef | null }
type HomeDoc = Omit<Home, 'banners'> & { readonly banners: readonly Banner[] }

/** The queries of the GraphQL half (B7.22, B7.29, B7.36, B7.37, B7.41, B7.43, B7.44). */
export function queryResolvers({ database, clock }: Services) {
  const home = (): Promise<HomeDoc | undefined> => readDocument<HomeDoc>(database.q, 'home', 'index')
  return {
    homepage: async () => {
      const doc = await home()
      return doc ? { title: doc.title, perex: doc.perex, page_meta: doc.page_meta } : null
    },
    homepageWideBanners: async () =>
      ((await home())?.banners ?? [])
        .filter((banner) => banner.enabled && isOn(banner, clock.now()))
        .sort((a, b) => b.weight - a.weight),
    infoBoxes: async () => [...((await home())?.infoBoxes ?? [])].sort((a, b) => a.order - b.order),
    topCategories: async () => {
      const config = (await home())?.topCategories
      if (config === undefined) return null
      const tree = await readCategoryTree(database.q)
      const rows = config.categoryIds.flatMap((id) => tree.byId.get(id) ?? [])
      return {
        title: config.title,
        top_categories: rows.map(tree.link).map(({ id, title, path, image, productCount }) => ({
          store_id: id,
          title,
          path,
          image,
          product_count: productCount,
        })),
      }
    },
    featuredProducts: async (_root: unknown, { limit }: { limit: number | null }) =>
      ((await home())?.featured ?? []).map(({ _id, title, productIds }) => ({
        _id,
        title,
        product_ids: productIds.slice(0, Math.max(0, limit ?? 8)),
      })),
    pageBySlug: async (_root: unknown, { slug }: { slug: string }) =>
      (await readDocument<Page>(database.q, 'page', slug)) ?? null,
    siteConfiguration: () => readDocument(database.q, 'site', 'index'),
  }
}

function isOn({ time_limited, time_limit_start, time_limit_end }: Banner, now: Date): boolean {
  if (!time_limited) return true
  const time = now.getTime()
  const started = time_limit_start === null || Date.parse(time_limit_start) <= time
  return started && (time_limit_end === null || Date.parse(time_limit_end) > time)
}
