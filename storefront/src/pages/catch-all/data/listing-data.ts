import type { RelatedArticle, Brand, CatalogSettings, CategoryContent, Listing } from '@vanek/sdk/catalog'
import type { Head } from '../../../lib/page/env.ts'
import type { CatalogBanner } from '../../../features/listing/banner-tile.tsx'
import type { Bestseller } from '../../../entities/category/bestsellers.tsx'
import type { Tile } from '../../../entities/category/category-tiles.tsx'

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
