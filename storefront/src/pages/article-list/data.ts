import * as texts from '#texts/pages/article-list'
import { market } from '#market/market'
import {
  getArticleAuthor,
  getArticleCategories,
  getArticleCategory,
  getArticleListConfiguration,
  getArticleTag,
  withFallbackData,
} from '@vanek/sdk/content'
import { redirect } from 'react-router-dom'
import { found } from '../../entities/content/found.ts'
import type { PageEnv, PageLoader } from '../../lib/page/env.ts'
import { slugsOf } from '../../lib/page/meta-head.ts'
import { articleAuthorPath, articleCategoryPath, articleTagPath, magazine } from '../../lib/paths/article.ts'
import { articlesPath } from '#market/paths'
import { type ArticleListData, chipsOf, loadArticles } from './load-list.ts'

/** All articles, newest first (B2.05); without the introduction and the categories if those cannot be loaded. */
async function loadAll(env: PageEnv, url: string): Promise<ArticleListData> {
  const [shown, words, categories] = await Promise.all([
    loadArticles(env, url),
    withFallbackData(env.shop, 'the words above the articles', getArticleListConfiguration(env.shop), null),
    withFallbackData(env.shop, 'the categories of articles', getArticleCategories(env.shop), []),
  ])
  return {
    of: 'all',
    title: words?.title || magazine.title,
    perex: words?.perex ?? null,
    description: words?.description ?? null,
    portrait: words?.image ?? null,
    crumbs: [{ title: magazine.title }],
    chips: chipsOf(categories, null),
    path: articlesPath,
    meta: null,
    ...shown,
  }
}

/**
 * Articles of a category and its children (B2.18, B2.19). A category has one URL: without its parent, or under another
 * one, it redirects there.
 */
async function loadCategory(env: PageEnv, url: string, slug: string, child?: string): Promise<ArticleListData> {
  const [answer, categories] = await Promise.all([
    getArticleCategory(env.shop, { slug: child ?? slug }),
    withFallbackData(env.shop, 'the categories of articles', getArticleCategories(env.shop), []),
  ])
  const category = found(answer)
  const { title, perex, image: portrait, master_category: master, page_meta: meta } = category
  const path = articleCategoryPath(category)
  const requestedPath = [articlesPath, slug, ...(child === undefined ? [] : [child])].join('/')
  if (requestedPath !== path) throw redirect(path + new URL(url).search, 301)
  const above = master ? [{ title: master.menu_title ?? master.title, to: articleCategoryPath(master) }] : []
  return {
    of: 'category',
    ...{ title, perex, path, meta },
    params: master ? { slug: slugsOf(master.page_meta), child: slugsOf(meta) } : { slug: slugsOf(meta) },
    description: null,
    portrait,
    crumbs: [magazine, ...above, { title: category.menu_title ?? title }],
    chips: chipsOf(categories, category),
    ...(await loadArticles(env, url, { categoryId: category._id })),
  }
}

/** Articles with a tag (B2.20); 404 for an unknown tag. */
async function loadTag(env: PageEnv, url: string, slug: string): Promise<ArticleListData> {
  const { _id: tagId, title, page_meta: meta } = found(await getArticleTag(env.shop, { slug }))
  return {
    of: 'tag',
    ...{ title, meta },
    params: { tag: slugsOf(meta) },
    perex: texts.aboutTag(title.toLocaleLowerCase(market.locale)),
    description: null,
    portrait: null,
    crumbs: [magazine, { title }],
    chips: [],
    path: articleTagPath(meta.slug),
    ...(await loadArticles(env, url, { tagId })),
  }
}

/** An author and their articles (B2.34); 404 also for an author without a page. */
async function loadAuthor(env: PageEnv, url: string, slug: string): Promise<ArticleListData> {
  const author = found(await getArticleAuthor(env.shop, { slug }))
  if (!author.author_has_page) throw new Response(null, { status: 404 })
  const { _id: authorId, title, perex, content, image, page_meta: meta } = author
  return {
    of: 'author',
    ...{ title, perex, meta },
    params: { author: slugsOf(meta) },
    description: content,
    portrait: image,
    crumbs: [magazine, { title }],
    chips: [],
    path: articleAuthorPath(meta.slug),
    ...(await loadArticles(env, url, { authorId })),
  }
}

export const loader: PageLoader<ArticleListData> = async ({ request: { url }, params }, env) => {
  const { slug, child, tag, author } = params
  if (tag !== undefined) return loadTag(env, url, tag)
  if (author !== undefined) return loadAuthor(env, url, author)
  return slug === undefined ? loadAll(env, url) : loadCategory(env, url, slug, child)
}
