import type { AroundListing } from '../../seed/content/around-listings.ts'
import type { Article } from '../../seed/content/types.ts'
import type { PictureRef } from '../db/schema.ts'

type SmallBanner = Omit<AroundListing['smallBanners'][number], 'picture'> & { readonly main_image: PictureRef | null }
type CatalogBanner = Omit<AroundListing['banners'][number], 'picture'> & { readonly image: PictureRef | null }

/** What editors put around the listing of a category; kind `around`, by the id of the category. */
export interface AroundDoc {
  readonly questions: AroundListing['questions']
  readonly smallBanners: readonly SmallBanner[]
  readonly banners: readonly CatalogBanner[]
  readonly video: { readonly title: string; readonly video_url: string; readonly image: PictureRef | null } | null
  /** Slugs of related articles. */
  readonly articles: readonly string[]
}

/** An article; kind `article`, by its slug. */
export interface ArticleDoc extends Pick<
  Article,
  '_id' | 'title' | 'perex' | 'content' | 'date_published' | 'page_meta'
> {
  readonly image: PictureRef | null
}

/** Own words for a listing with some filters; kind `filtered`, by `filteredKey`. */
export interface FilteredDoc {
  readonly title: string
  readonly description: string
}
