import {
  type Article,
  type ArticleLink,
  getArticle,
  getArticles,
  isPublished,
  quietly,
  richTextPlain,
} from '@vanek/sdk/content'
import { found } from '../../entities/content/found.ts'
import type { PageEnv, PageLoader } from '../../lib/page/env.ts'

/** What the page of an article shows. */
export interface ArticlePageData {
  readonly article: Article
  /** Others of its category, the newest first. */
  readonly related: readonly ArticleLink[]
  readonly minutes: number
}

const relatedShown = 3
/** Words that a person reads in a minute. */
const pace = 190

/** How long it takes to read a text, in whole minutes. */
export const minutesOf = (text: string): number => Math.max(1, Math.round(text.split(/\s+/).length / pace))

/** An article by its slug, with others of its category: 404 when there is none, 403 when it is not for this visitor. */
async function loadArticle({ shop }: PageEnv, slug: string): Promise<ArticlePageData> {
  const article = found(await getArticle(shop, { slug }))
  const categoryId = article.article_category_reference?._id
  const others = categoryId
    ? await quietly(shop, 'related articles', getArticles(shop, { categoryId, perPage: relatedShown + 1 }), null)
    : null
  const now = new Date(shop.config.clock.now())
  return {
    article,
    related: (others?.items ?? [])
      .filter((one) => one.slug !== article.page_meta.slug && isPublished(one, now))
      .slice(0, relatedShown),
    minutes: minutesOf(richTextPlain(article.content)),
  }
}

/** An article by its slug (B2.17). */
export const loader: PageLoader<ArticlePageData> = ({ params }, env) => loadArticle(env, params.slug ?? '')
