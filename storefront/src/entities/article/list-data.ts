import type { ArticleLink, PageMeta, RichTextNode } from '@vanek/sdk/content'
import type { Crumb } from '../../ui/breadcrumb.tsx'

/** A way to another list of articles. */
export interface ArticleChip {
  readonly title: string
  readonly to: string
  readonly current?: boolean
}

/** One page of articles: all of them, or those of a category, a tag or an author. */
export interface ArticleListData {
  readonly title: string
  readonly perex: string | null
  /** Stands below the articles of the first page. */
  readonly description: RichTextNode | null
  /** The picture of the author or of the category. */
  readonly portrait: { readonly path: string; readonly alt: string } | null
  readonly crumbs: readonly Crumb[]
  readonly chips: readonly ArticleChip[]
  /** Path of its first page. */
  readonly path: string
  readonly meta: PageMeta | null
  readonly articles: readonly ArticleLink[]
  readonly page: number
  readonly pages: number
  readonly total: number
}
