import {
  type Article,
  type ArticleLink,
  getArticle,
  getArticles,
  isPublished,
  withFallbackData,
  richTextToPlainText,
} from '@vanek/sdk/content'
import { found } from '../../entities/content/found.ts'
import type { PageEnv, PageLoader } from '../../lib/page/env.ts'

/** Loader data of an article page. */
export interface ArticlePageData {
  readonly article: Article
  /** Others of its category, newest first. */
  readonly related: readonly ArticleLink[]
  readonly minutes: number
}

const relatedShown = 3
/** Reading speed in words per minute. */
const pace = 190

/** Reading time of a text, in whole minutes. */
export const minutesOf = (text: string): number => Math.max(1, Math.round(text.split(/\s+/).length / pace))

/** An article by its slug, with others of its category; 404 if it does not exist, 403 if it is not for this visitor. */
async function loadArticle({ shop }: PageEnv, slug: string): Promise<ArticlePageData> {
  const article = found(await getArticle(shop, { slug }))
  const categoryId = article.article_category_reference?._id
  const others = categoryId
    ? await withFallbackData(
        shop,
        'related articles',
        getArticles(shop, { categoryId, perPage: relatedShown + 1 }),
        null,
      )
    : null
  const now = new Date(shop.config.clock.now())
  return {
    article,
    related: (others?.items ?? [])
      .filter((one) => one.slug !== article.page_meta.slug && isPublished(one, now))
      .slice(0, relatedShown),
    minutes: minutesOf(richTextToPlainText(article.content)),
  }
}

/** An article by its slug (B2.17). */
export const loader: PageLoader<ArticlePageData> = ({ params }, env) => loadArticle(env, params.slug ?? '')
