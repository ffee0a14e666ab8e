import { getArticleAuthor } from '@vanek/sdk/content'
import type { PageLoader } from '../../app/env.ts'
import type { ArticleListData } from '../../features/article/list-data.ts'
import { loadArticles } from '../../features/article/load-list.ts'
import { articleAuthorPath, magazine } from '../../features/article/paths.ts'
import { found } from '../../features/content/found.ts'

/** An author and what they wrote (B2.34); 404 also for an author who has no page. */
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
