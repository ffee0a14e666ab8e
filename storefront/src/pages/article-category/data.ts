import { getArticleCategories, getArticleCategory, withFallbackData } from '@vanek/sdk/content'
import { redirect } from 'react-router-dom'
import { type ArticleListData, chipsOf, loadArticles } from '../../entities/article/load-list.ts'
import { found } from '../../entities/content/found.ts'
import type { PageLoader } from '../../lib/page/env.ts'
import { articleCategoryPath, articlesPath, magazine } from '../../lib/paths/article.ts'

/**
 * Articles of a category and its children (B2.18, B2.19). A category has one URL: without its parent, or under another
 * one, it redirects there.
 */
export const loader: PageLoader<ArticleListData> = async ({ request, params: { slug = '', child } }, env) => {
  const [answer, categories] = await Promise.all([
    getArticleCategory(env.shop, { slug: child ?? slug }),
    withFallbackData(env.shop, 'the categories of articles', getArticleCategories(env.shop), []),
  ])
  const category = found(answer)
  const { title, perex, image: portrait, master_category: master, page_meta: meta } = category
  const path = articleCategoryPath(category)
  const asked = [articlesPath, slug, ...(child === undefined ? [] : [child])].join('/')
  if (asked !== path) throw redirect(path + new URL(request.url).search, 301)
  const above = master ? [{ title: master.menu_title ?? master.title, to: articleCategoryPath(master) }] : []
  return {
    ...{ title, perex, path, meta },
    description: null,
    portrait,
    crumbs: [magazine, ...above, { title: category.menu_title ?? title }],
    chips: chipsOf(categories, category),
    ...(await loadArticles(env, request.url, { categoryId: category._id })),
  }
}
