import {
  isFiltered,
  shownBanners,
  type Category,
  type Listing,
  type ListingContent,
  type ListingState,
} from '@vanek/sdk/catalog'
import { isPublished } from '@vanek/sdk/content'
import type { PageEnv } from '../../../lib/page/env.ts'
import type { Bestseller } from '../../../entities/category/bestsellers.tsx'
import type { ListingData } from './listing-data.ts'
import { listingHead } from './listing-head.ts'
import { linesOf } from './around.ts'

export interface Found {
  readonly state: ListingState
  readonly listing: Listing
  readonly bestsellers: readonly Bestseller[]
  /** What editors wrote; null when it did not come. */
  readonly written: ListingContent | null
}

const heaviestFirst = (one: { readonly weight: number }, two: { readonly weight: number }) => two.weight - one.weight

/** The page of a category: its products with what editors put around them (B3.26 to B3.31). */
export function categoryData(
  { shop, origin }: PageEnv,
  category: Category,
  { state, listing, bestsellers, written }: Found,
): ListingData {
  const { store_id: storeId, title, path, children, page_meta: meta } = category
  const { category: content, filtered: own } = written ?? { category: null, filtered: null }
  const now = { now: new Date(shop.config.clock.now()), groups: shop.config.userGroups }
  const filtered = isFiltered(state)
  // whoever narrows or walks on has read what stands at the beginning
  const first = !filtered && state.page === 1
  const [start = null, ...others] = linesOf(category.description)
  return {
    kind: 'listing',
    category: storeId,
    name: title,
    title: own?.title ?? title,
    path,
    parents: category.parents.map((parent) => ({ title: parent.title, to: `/${parent.path}` })),
    text: own ? own.description : first ? start : null,
    picture: first ? (category.category_banner ?? category.top_category_image) : null,
    brand: null,
    tiles: first ? children.map(({ productCount, ...child }) => ({ ...child, count: productCount })) : [],
    bestsellers,
    settings: category.catalog_settings,
    listing,
    banners: first ? shownBanners(content?.banner_catalog ?? [], now) : [],
    smallBanners: first ? [...shownBanners(content?.small_banners ?? [], now)].sort(heaviestFirst) : [],
    texts: {
      below: first ? [...linesOf(category.content), ...others, ...linesOf(category.text_below_products)] : [],
      questions: content?.faq_questions ?? [],
      video: first ? (content?.category_video ?? null) : null,
      articles: (content?.related_articles ?? []).filter((article) => isPublished(article, now.now)),
    },
    head: listingHead({
      ...{ title, meta, origin },
      description: meta.seo_description ?? category.description,
      address: `${origin}/${path}`,
      ...{ state, filtered, own },
      hidden: meta.meta_noindex ?? false,
      nofollow: meta.meta_nofollow ?? false,
    }),
  }
}
