import * as texts from '#texts/pages/catch-all'
import { brandsPath } from '#market/paths'
import {
  bestsellerCount,
  type Category,
  isFiltered,
  type Listing,
  type ListingContent,
  type ListingState,
  visibleBanners,
  type VirtualCategory,
} from '@vanek/sdk/catalog'
import { isPublished } from '@vanek/sdk/content'
import { perUnit, unitPair } from '../../entities/price/amount.tsx'
import type { PageEnv } from '../../lib/page/env.ts'
import { type ListingData, listingHead } from './listing.ts'
import type { Bestseller } from './view.tsx'

/** Requests bestsellers only on the first page without filters, where visitors still browse (B9.14). */
export const withBestsellers = (state: ListingState) =>
  isFiltered(state) || state.page > 1 ? {} : { bestsellers: bestsellerCount }

/** The bestsellers of a response, with only the shown fields. */
export const bestsellersOf = ({ bestsellers = [] }: Listing): readonly Bestseller[] =>
  bestsellers.map(({ id, name, slug, categoryPath, mainImage, prices, unit }) => ({
    ...{ id, name, slug, categoryPath, mainImage, unit: perUnit(unit) },
    price: unitPair(prices),
  }))

/** The filter values that an editor may have written a text about; none if a range or a price is also set. */
export const valuesWithTexts = (state: ListingState): ListingState['parameters'] =>
  isFiltered({ ...state, parameters: [] }) ? [] : state.parameters

/** The listing itself; throws 404 for pages beyond the last, so that they cannot fill caches. */
export function existing(answer: Listing): Listing {
  const { category: _category, bestsellers: _bestsellers, ...listing } = answer
  const { page, pages } = listing.pagination
  if (page > 1 && page > pages) throw new Response(null, { status: 404 })
  return listing
}

/** Paragraphs of a text: the first is shown above the products, the others below. */
const linesOf = (text: string | null): readonly string[] =>
  (text ?? '').split('\n\n').filter((line) => line.trim() !== '')

interface Found {
  readonly state: ListingState
  readonly listing: Listing
  readonly bestsellers: readonly Bestseller[]
  /** Texts of the editors; null if they could not be loaded. */
  readonly written: ListingContent | null
}

const heaviestFirst = (one: { readonly weight: number }, two: { readonly weight: number }) => two.weight - one.weight

/** The page of a category: its products with content by editors (B3.26 to B3.31). */
export function categoryData(
  { shop, origin }: PageEnv,
  category: Category,
  { state, listing, bestsellers, written }: Found,
): ListingData {
  const { store_id: storeId, title, path, children, page_meta: meta } = category
  const { category: content, filtered: own } = written ?? { category: null, filtered: null }
  const now = { now: new Date(shop.config.clock.now()), groups: shop.config.userGroups }
  const filtered = isFiltered(state)
  // the introduction is shown only on the first page without filters
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
    // the pictures of subcategories replace that of the category itself
    picture: first ? (category.category_banner ?? (children.length > 0 ? null : category.top_category_image)) : null,
    brand: null,
    tiles: first ? children.map(({ productCount, ...child }) => ({ ...child, count: productCount })) : [],
    bestsellers,
    settings: category.catalog_settings,
    listing,
    banners: first ? visibleBanners(content?.banner_catalog ?? [], now) : [],
    smallBanners: first ? [...visibleBanners(content?.small_banners ?? [], now)].sort(heaviestFirst) : [],
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

/** The page of a virtual category (B3.32), or of a brand. */
export function virtualCategoryData(
  { shop, origin }: PageEnv,
  page: VirtualCategory,
  { state, listing, bestsellers, written }: Found,
): ListingData {
  const { slug, title, brand, page_meta: meta } = page
  const own = written?.filtered ?? null
  const filtered = isFiltered(state)
  const first = !filtered && state.page === 1
  const [start = null, ...others] = linesOf(page.description)
  const knownAs = page.canonical_slugs.find(({ locale }) => locale === shop.config.locale)?.slug
  return {
    kind: 'listing',
    category: null,
    name: title,
    title: own?.title ?? title,
    path: slug,
    parents: brand ? [{ title: texts.brands, to: brandsPath }] : [],
    text: own ? own.description : first ? start : null,
    picture: null,
    brand: first && brand ? { title: brand.title, text: brand.text, image: brand.image } : null,
    tiles: [],
    bestsellers,
    settings: page.catalog_settings,
    listing,
    banners: [],
    smallBanners: [],
    texts: {
      below: first ? [...others, ...linesOf(page.text_below_products)] : [],
      questions: page.faq_questions,
      video: null,
      articles: [],
    },
    head: listingHead({
      ...{ title, meta, origin },
      description: meta.seo_description ?? page.description,
      address: `${origin}/${slug}`,
      ...{ state, filtered, own },
      hidden: page.meta_noindex,
      nofollow: page.meta_nofollow,
      knownAs: knownAs !== undefined && knownAs !== slug ? `${origin}/${knownAs}` : undefined,
    }),
  }
}
