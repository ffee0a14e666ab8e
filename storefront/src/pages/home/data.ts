import { unwrap } from '@vanek/sdk'
import { getTopCategories, type TopCategories, topCategoryTiles } from '@vanek/sdk/catalog'
import {
  getHome,
  isPublished,
  withFallbackData,
  visibleWideBanners,
  topCategoryTitleMaxLength,
  truncate,
} from '@vanek/sdk/content'
import { getProducts, type ProductBox } from '@vanek/sdk/product'
import { boxOf } from '../../entities/product/box-of.ts'
import type { PageEnv, PageLoader } from '../../lib/page/env.ts'

/** Loader data of the home page. */
export type HomeData = Awaited<ReturnType<typeof loadHome>>

// a row of four, so that each part of the page can be seen whole
const productsShown = 4
/** Read for each list, since products of an earlier one are left out. */
const productsRead = 12
/** Upper limit for the number of articles in a theme (B9.16). */
const articlesAtMost = 9

/** Categories that editors featured, with the number of products where it is known (B3.33). */
function tilesOf(config: TopCategories) {
  const counts = new Map(config.top_categories.map(({ path, product_count: count }) => [`/${path}`, count]))
  const tiles = topCategoryTiles(config).map((tile) => ({
    ...tile,
    title: truncate(tile.title, topCategoryTitleMaxLength),
    count: counts.get(tile.path),
  }))
  return { title: config.title, tiles }
}

/** The first products of each list that no list before it shows. */
function shownIn<L extends { readonly product_ids: readonly number[] }>(lists: readonly L[]): readonly L[] {
  const seen = new Set<number>()
  return lists.map((list) => {
    const ids = list.product_ids.filter((id) => !seen.has(id)).slice(0, productsShown)
    for (const id of ids) seen.add(id)
    return { ...list, product_ids: ids }
  })
}

/** Loads the content of the home page with its picked products (B2.03). */
export async function loadHome({ shop }: PageEnv) {
  const [home, top] = await Promise.all([
    getHome(shop, { featured: productsRead, articles: articlesAtMost }).then(unwrap),
    withFallbackData(shop, 'top categories', getTopCategories(shop), null),
  ])
  const featured = shownIn(home.featuredProducts)
  const ids = featured.flatMap(({ product_ids }) => product_ids)
  const products =
    ids.length > 0 ? await withFallbackData(shop, 'featured products', getProducts(shop, { ids }), []) : []
  const byId = new Map(products.map(boxOf).map((product) => [product.id, product]))
  const lists = featured.map(({ _id, title, product_ids }) => ({
    id: _id,
    title,
    products: product_ids.map((id) => byId.get(id)).filter((one): one is ProductBox => one !== undefined),
  }))
  const { topCategories: _, featuredProducts: __, siteConfiguration, ...rest } = home
  const now = new Date(shop.config.clock.now())
  return {
    ...rest,
    homepageWideBanners: visibleWideBanners(home.homepageWideBanners, { now, groups: shop.config.userGroups }),
    infoBoxes: [...home.infoBoxes].sort((one, two) => one.order - two.order),
    featuredArticles: home.featuredArticles.filter((article) => isPublished(article, now)),
    top: top && tilesOf(top),
    lists: lists.filter((list) => list.products.length > 0),
    points: siteConfiguration.selling_points,
  }
}

/** Content of the home page by editors (B2.03). */
export const loader: PageLoader<HomeData> = (_args, env) => loadHome(env)
