import { getArticleTag } from '@vanek/sdk/content'
import { type ArticleListData, loadArticles } from '../../entities/article/load-list.ts'
import { found } from '../../entities/content/found.ts'
import type { PageLoader } from '../../lib/page/env.ts'
import { articleTagPath, magazine } from '../../lib/paths/article.ts'

/** Articles with a tag (B2.20); 404 for an unknown tag. */
export const loader: PageLoader<ArticleListData> = async ({ request, params }, env) => {
  const { _id: tagId, title, page_meta: meta } = found(await getArticleTag(env.shop, { slug: params.slug ?? '' }))
  return {
    ...{ title, meta },
    perex: `Články, ve kterých řešíme téma ${title.toLocaleLowerCase('cs')}.`,
    description: null,
    portrait: null,
    crumbs: [magazine, { title }],
    chips: [],
    path: articleTagPath(meta.slug),
    ...(await loadArticles(env, request.url, { tagId })),
  }
}
