import * as texts from '#texts/pages/catch-all'
import {
  type Brand,
  type CatalogSettings,
  type CategoryContent,
  type FilteredContent,
  type Listing,
  serializeListing,
  type ListingState,
  type RelatedArticle,
} from '@vanek/sdk/catalog'
import type { PageMeta } from '@vanek/sdk/content'
import { imageUrl } from '@vanek/sdk/images'
import { extendTitle } from '@vanek/sdk/seo'
import type { Tile } from '../../entities/category/category-tiles.tsx'
import type { Head } from '../../lib/page/env.ts'
import { shareStyle, slugsOf } from '../../lib/page/meta-head.ts'
import type { CatalogBanner } from '../../widgets/goods/listing-grid.tsx'
import type { Bestseller } from './view.tsx'

/** Content below the products of a listing. */
export interface ListingTexts {
  /** Paragraphs. */
  readonly below: readonly string[]
  readonly questions: CategoryContent['faq_questions']
  readonly video: CategoryContent['category_video']
  readonly articles: readonly RelatedArticle[]
}

/** Loader data of a category or a virtual category. */
export interface ListingData {
  readonly kind: 'listing'
  /** Id of the category; null for a virtual one. */
  readonly category: number | null
  /** Name of the listing; `title` may be an editor's own for the chosen filters. */
  readonly name: string
  readonly title: string
  /** Without a leading slash. */
  readonly path: string
  readonly parents: readonly { readonly title: string; readonly to: string }[]
  /** Short text under the title: an editor's for the filters, else that of the category. */
  readonly text: string | null
  readonly picture: { readonly path: string } | null
  readonly brand: Pick<Brand, 'title' | 'text' | 'image'> | null
  readonly tiles: readonly Tile[]
  readonly bestsellers: readonly Bestseller[]
  readonly settings: CatalogSettings
  readonly listing: Listing
  readonly banners: readonly CatalogBanner[]
  readonly smallBanners: CategoryContent['small_banners']
  readonly texts: ListingTexts
  readonly head: Head
}

/** The editors' fields that a listing uses. */
interface ListingMeta {
  readonly seo_title?: string | null | undefined
  readonly seo_description?: string | null | undefined
  readonly seo_keywords?: string | null | undefined
  readonly share_image?: { readonly path: string } | null | undefined
  readonly slugs?: PageMeta['slugs'] | undefined
}

/** The parts of a listing's metadata. */
export interface ListingHeadParts {
  readonly title: string
  /** The editors' meta data for search engines and link previews. */
  readonly meta?: ListingMeta | undefined
  /** Origin of the shop, for absolute URLs of pictures. */
  readonly origin?: string
  readonly description: string | null
  /** Absolute URL of the listing without filters. */
  readonly address: string
  readonly state: ListingState
  readonly filtered: boolean
  /** Editors' content for exactly these filters. */
  readonly own: FilteredContent | null
  /** Whether search engines must not index it (B3.32). */
  readonly hidden?: boolean
  readonly nofollow?: boolean
  /** Absolute canonical URL, if it is another one (B3.32). */
  readonly knownAs?: string | undefined
}

/**
 * Each page of a listing is indexed on its own; another order, or more loaded products, has the same canonical URL.
 * Filters are indexed only if an editor wrote about them; any others have the listing without filters as canonical URL.
 */
export function listingHead(parts: ListingHeadParts): Head {
  const {
    title,
    meta: page_meta,
    origin = '',
    description,
    address,
    state,
    filtered,
    own,
    hidden,
    nofollow,
    knownAs,
  } = parts
  const page = state.fromPage
  const meta: ListingMeta | undefined = own?.page_meta ?? page_meta
  const written = meta?.seo_title
  const { share_image: picture, seo_keywords: keywords } = meta ?? {}
  const part = page > 1 ? texts.pagePart(page) : ''
  const search = serializeListing({ ...(own && { parameters: state.parameters }), page })
  const robots = [(hidden || (filtered && !own)) && 'noindex', nofollow && 'nofollow'].filter(Boolean).join(', ')
  return {
    title: extendTitle(written ?? own?.title ?? title, part),
    ...(written && { whole: true }),
    description: meta?.seo_description ?? own?.description ?? description ?? '',
    canonical: knownAs && !own ? knownAs : address + (filtered && !own ? '' : search),
    ...(page_meta?.slugs && !knownAs && { params: { path: slugsOf(page_meta) } }),
    ...(robots !== '' && { robots }),
    ...(keywords && { keywords }),
    ...(picture && { image: origin + imageUrl('/cdn', picture, shareStyle) }),
  }
}
