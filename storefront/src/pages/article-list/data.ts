import { getArticleCategories, getArticleListConfiguration, withFallbackData } from '@vanek/sdk/content'
import { type ArticleListData, chipsOf, loadArticles } from '../../entities/article/load-list.ts'
import type { PageLoader } from '../../lib/page/env.ts'
import { articlesPath, magazine } from '../../lib/paths/article.ts'

/** All articles, newest first (B2.05); without the introduction and the categories if those cannot be loaded. */
export const loader: PageLoader<ArticleListData> = async ({ request }, env) => {
  const [shown, words, categories] = await Promise.all([
    loadArticles(env, request.url),
    withFallbackData(env.shop, 'the words above the articles', getArticleListConfiguration(env.shop), null),
    withFallbackData(env.shop, 'the categories of articles', getArticleCategories(env.shop), []),
  ])
  return {
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
