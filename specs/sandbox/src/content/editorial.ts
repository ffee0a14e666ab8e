import type { AroundListing } from '../../seed/content/around-listings.ts'
import type { BranchPage } from '../../seed/content/branch-pages.ts'
import type { Block } from '../../seed/content/blocks.ts'
import type {
  Article,
  ArticleAuthor,
  ArticleCategory,
  ArticleTag,
  FaqQuestion,
  Page,
  PageMeta,
  Term,
} from '../../seed/content/types.ts'
import type { PictureRef } from '../db/schema.ts'

type SmallBanner = Omit<AroundListing['smallBanners'][number], 'picture'> & { readonly main_image: PictureRef | null }
type CatalogBanner = Omit<AroundListing['banners'][number], 'picture'> & { readonly image: PictureRef | null }

/** Editorial content around the listing of a category; kind `around`, by the id of the category. */
export interface AroundDoc {
  readonly questions: AroundListing['questions']
  readonly smallBanners: readonly SmallBanner[]
  readonly banners: readonly CatalogBanner[]
  readonly video: { readonly title: string; readonly video_url: string; readonly image: PictureRef | null } | null
  /** Slugs of related articles. */
  readonly articles: readonly string[]
}

/** Texts of a listing with selected filters; kind `filtered`, by `filteredKey`. */
export interface FilteredDoc {
  readonly title: string
  readonly description: string
}

export interface MetaDoc extends PageMeta {
  readonly share_image?: PictureRef | null
}

/** A stored seed record with a picture. */
type Pictured<T extends { readonly picture: unknown }> = Omit<T, 'picture' | 'visibleTo' | 'page_meta'> & {
  readonly page_meta: MetaDoc
  readonly image: PictureRef | null
}

/** An article; kind `article`, by its slug. */
export type ArticleDoc = Omit<Pictured<Article>, 'about'> & { readonly visible_to: string | null }

/** Kinds `article-author`, `article-category` and `article-tag`, by their `_id`. */
export type ArticleAuthorDoc = Omit<ArticleAuthor, 'picture'> & { readonly image: PictureRef | null }
export type ArticleCategoryDoc = Pictured<ArticleCategory>
export type ArticleTagDoc = ArticleTag

/** A branch; kind `branch`, by its slug. */
export type BranchPageDoc = Omit<BranchPage, 'pictures' | 'employees' | 'page_meta'> & {
  readonly employees: readonly (Omit<BranchPage['employees'][number], 'photo'> & {
    readonly photo: PictureRef | null
  })[]
  readonly page_meta: MetaDoc
  readonly images: readonly PictureRef[]
  readonly main_image: PictureRef | null
}

/** A block of a page; it references products and categories by id. */
export type BlockDoc = Omit<Block, 'pictures' | 'blocks'> & {
  readonly images?: readonly { readonly image: PictureRef; readonly position: string; readonly offset: number | null }[]
  readonly blocks?: readonly BlockDoc[]
}

/** A content page; kind `page`, by its slug. */
export type PageDoc = Omit<Page, 'background' | 'content_blocks' | 'visibleTo' | 'page_meta'> & {
  readonly page_meta: MetaDoc
  readonly sort_key: string
  readonly visible_to: string | null
  readonly background_image: PictureRef | null
  readonly content_blocks: readonly BlockDoc[]
}

/** Kinds `term`, by its slug, and `faq`, by its `_id`. */
export type TermDoc = Term
export type QuestionDoc = FaqQuestion
