import {
  type Brand,
  type CatalogSettings,
  type CategoryContent,
  type FilteredContent,
  type Listing,
  listingSearch,
  type ListingState,
  type RelatedArticle,
} from '@vanek/sdk/catalog'
import { imageUrl } from '@vanek/sdk/images'
import type { Tile } from '../../entities/category/category-tiles.tsx'
import type { Head } from '../../lib/page/env.ts'
import { shareStyle } from '../../lib/page/meta-head.ts'
import type { CatalogBanner } from '../../widgets/goods/listing-grid.tsx'
import type { Bestseller } from './view.tsx'

/** What stands below the products of a listing. */
export interface ListingTexts {
  /** Paragraphs. */
  readonly below: readonly string[]
  readonly questions: CategoryContent['faq_questions']
  readonly video: CategoryContent['category_video']
  readonly articles: readonly RelatedArticle[]
}

/** All that the page of a category or a virtual category shows. */
export interface ListingData {
  readonly kind: 'listing'
  /** Id of the category; null when it is none. */
  readonly category: number | null
  /** What the listing is called; `title` may be an editor's own for the filters chosen. */
  readonly name: string
  readonly title: string
  /** Without leading slash. */
  readonly path: string
  readonly parents: readonly { readonly title: string; readonly to: string }[]
  /** Short text under the title: of the filters when an editor wrote one, else of the category. */
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
}

/** What decides what search engines are told of a listing. */
export interface ListingHeadParts {
  readonly title: string
  /** The editors' meta data for search engines and link previews. */
  readonly meta?: ListingMeta | undefined
  /** Origin of the shop, for absolute URLs of pictures. */
  readonly origin?: string
  readonly description: string | null
  /** Absolute address of the listing without filters. */
  readonly address: string
  readonly state: ListingState
  readonly filtered: boolean
  /** Own words of an editor for exactly these filters. */
  readonly own: FilteredContent | null
  /** Not to be found at all (B3.32). */
  readonly hidden?: boolean
  readonly nofollow?: boolean
  /** Absolute address that the listing shall be known by instead (B3.32). */
  readonly knownAs?: string | undefined
}

/**
 * Pages of a listing are found each by itself; in another order, or with more loaded, they are the same page. A choice
 * of filters is found only when an editor wrote about it; any other leads back to the listing without filters.
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
  const part = page > 1 ? `, strana ${page}` : ''
  const search = listingSearch({ ...(own && { parameters: state.parameters }), page })
  const robots = [(hidden || (filtered && !own)) && 'noindex', nofollow && 'nofollow'].filter(Boolean).join(', ')
  return {
    title: (written ?? own?.title ?? title) + part,
    ...(written && { whole: true }),
    description: meta?.seo_description ?? own?.description ?? description ?? '',
    canonical: knownAs && !own ? knownAs : address + (filtered && !own ? '' : search),
    ...(robots !== '' && { robots }),
    ...(keywords && { keywords }),
    ...(picture && { image: origin + imageUrl('/cdn', picture, shareStyle) }),
  }
}
