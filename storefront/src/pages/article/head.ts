import { imageUrl } from '@vanek/sdk/images'
import { toArticleLd } from '@vanek/sdk/seo'
import type { Head, PageEnv } from '../../lib/page/env.ts'
import { crumbsLd, metaHead, slugsOf } from '../../lib/page/meta-head.ts'
import { articleAuthorPath, articleCategoryPath, articlePath, magazine } from '../../lib/paths/article.ts'
import { feedPaths } from '#market/feeds'
import type { Crumb } from '../../ui/breadcrumb.tsx'
import type { ArticlePageData } from './data.ts'

/** Breadcrumbs of an article: all articles, its categories, itself. */
export function crumbsOf({ article }: Pick<ArticlePageData, 'article'>): readonly Crumb[] {
  const { article_category_reference: category, short_title: short, title } = article
  const ways = [category?.master_category, category].flatMap((one) =>
    one ? [{ title: one.menu_title ?? one.title, to: articleCategoryPath(one) }] : [],
  )
  return [magazine, ...ways, { title: short ?? title }]
}

const shareStyle = 'style-w1200-h675'

/** Title, description, canonical URL and picture for search engines and link previews. */
export function articleHead(data: ArticlePageData, env: PageEnv): Head {
  const { article } = data
  const { title, perex, image, page_meta: meta } = article
  const own = metaHead({ meta, title, description: perex, path: articlePath(meta.slug) }, env)
  if (!import.meta.env.SSR) return own
  const { origin } = env
  const url = origin + articlePath(meta.slug)
  const picture = own.image ?? (image ? origin + imageUrl('/cdn', image, shareStyle) : undefined)
  return {
    ...own,
    type: 'article',
    params: { slug: slugsOf(meta) },
    feed: origin + feedPaths.magazine,
    ...(picture !== undefined && { image: picture }),
    jsonLd: [
      crumbsLd(crumbsOf(data), env),
      toArticleLd({
        article,
        url,
        origin,
        locale: env.shop.config.locale,
        authorPath: articleAuthorPath,
        publisher: env.shopName ?? '',
        ...(picture !== undefined && { image: picture }),
      }),
    ],
  }
}
