import { unwrap } from '@vanek/sdk'
import { getArticle, type Article } from '@vanek/sdk/content'
import { useLoaderData } from 'react-router-dom'
import type { Head, PageEnv, PageLoader } from '../../app/env.ts'
import { ArticlePage } from '../../features/article/article-page.tsx'

/** An article by its slug; 404 when there is none. */
export const loader: PageLoader<Article> = async ({ params }, { shop }) => {
  const article = await getArticle(shop, { slug: params.slug ?? '' })
  if (!article.ok && article.error.code === 'not_found') throw new Response(null, { status: 404 })
  return unwrap(article)
}

/** Title and description for search engines. */
export function head({ title, perex, page_meta }: Article, env: PageEnv): Head {
  return {
    title: page_meta.seo_title ?? `${title} | Vánek`,
    description: page_meta.seo_description ?? perex,
    canonical: `${env.origin}/clanek/${page_meta.slug}`,
  }
}

/** `/clanek/{slug}` */
export function Component() {
  return <ArticlePage article={useLoaderData() as Article} />
}
