import * as texts from '#texts/pages/article-list'
import { unwrap } from '@vanek/sdk'
import {
  type ArticleCategory,
  type ArticleLink,
  getArticles,
  isPublished,
  type PageMeta,
  type RichTextNode,
} from '@vanek/sdk/content'
import type { OtherParams, PageEnv } from '../../lib/page/env.ts'
import { articleCategoryPath } from '../../lib/paths/article.ts'
import { articlesPath } from '#market/paths'
import type { Crumb } from '../../ui/breadcrumb.tsx'

/** A link to another list of articles. */
interface ArticleChip {
  readonly title: string
  readonly to: string
  readonly current?: boolean
}

/** One page of articles: all of them, or those of a category, a tag or an author. */
export interface ArticleListData {
  readonly of: 'all' | 'category' | 'tag' | 'author'
  readonly title: string
  readonly perex: string | null
  /** Shown below the articles of the first page. */
  readonly description: RichTextNode | null
  /** The picture of the author or of the category. */
  readonly portrait: { readonly path: string; readonly alt: string } | null
  readonly crumbs: readonly Crumb[]
  readonly chips: readonly ArticleChip[]
  /** Path of its first page. */
  readonly path: string
  readonly meta: PageMeta | null
  /** Parameters of its path in all markets. */
  readonly params?: OtherParams
  readonly articles: readonly ArticleLink[]
  readonly page: number
  readonly pages: number
  readonly total: number
}

/** The page number in a URL; 1 if it is missing or invalid. */
export function pageOf(url: string): number {
  const text = new URL(url).searchParams.get('page') ?? ''
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1
}

type Whose = { readonly categoryId?: string; readonly tagId?: string; readonly authorId?: string }

/**
 * A page of articles, the newest first, 15 a page (B9.15). Throws 404 beyond the last page, so that pages that do not
 * exist cannot fill caches.
 */
export async function loadArticles(
  { shop }: PageEnv,
  url: string,
  whose: Whose = {},
): Promise<Pick<ArticleListData, 'articles' | 'page' | 'pages' | 'total'>> {
  const { items, page, pages, total } = unwrap(await getArticles(shop, { ...whose, page: pageOf(url) }))
  const now = new Date(shop.config.clock.now())
  const articles = items.filter((article) => isPublished(article, now))
  if (page > 1 && page > pages) throw new Response(null, { status: 404 })
  return { articles, page, pages, total: total - (items.length - articles.length) }
}

/** Links to categories: the top level by weight, or the children of one. */
export function chipsOf(categories: readonly ArticleCategory[], current: ArticleCategory | null): ArticleChip[] {
  const top = current?.master_category ?? current
  const below = categories.filter(({ master_category: master }) => master && master._id === top?._id)
  const shown = below.length > 0 ? below : categories.filter(({ master_category: master }) => !master)
  const all = below.length > 0 && top ? { title: texts.allOfCategory, to: articleCategoryPath(top) } : allArticles
  const ways = shown.map((one) => ({ title: one.menu_title ?? one.title, to: articleCategoryPath(one) }))
  const here = current ? articleCategoryPath(current) : articlesPath
  return [all, ...ways].map((way) => ({ ...way, current: way.to === here }))
}

const allArticles = { title: texts.allArticles, to: articlesPath }
