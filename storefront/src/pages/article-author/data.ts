import { getArticleAuthor } from '@vanek/sdk/content'
import { type ArticleListData, loadArticles } from '../../entities/article/load-list.ts'
import { found } from '../../entities/content/found.ts'
import type { PageLoader } from '../../lib/page/env.ts'
import { articleAuthorPath, magazine } from '../../lib/paths/article.ts'

/** An author and their articles (B2.34); 404 also for an author without a page. */
export const loader: PageLoader<ArticleListData> = async ({ request, params }, env) => {
  const author = found(await getArticleAuthor(env.shop, { slug: params.slug ?? '' }))
  if (!author.author_has_page) throw new Response(null, { status: 404 })
  const { _id: authorId, title, perex, content, image, page_meta: meta } = author
  return {
    ...{ title, perex, meta },
    description: content,
    portrait: image,
    crumbs: [magazine, { title }],
    chips: [],
    path: articleAuthorPath(meta.slug),
    ...(await loadArticles(env, request.url, { authorId })),
  }
}
