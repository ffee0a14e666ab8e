import type { PageLoader } from '../../lib/page/env.ts'
import { loadArticle, type ArticlePageData } from '../../entities/article/load-article.ts'

/** An article by its slug (B2.17). */
export const loader: PageLoader<ArticlePageData> = ({ params }, env) => loadArticle(env, params.slug ?? '')
