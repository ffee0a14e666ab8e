import { Suspense } from 'react'
import { useLoaderData } from 'react-router-dom'
import { later } from '../../app/later.tsx'
import type { ArticlePageData } from '../../features/article/load-article.ts'

export { articleHead as head } from '../../features/article/article-head.ts'

const ArticlePage = import.meta.env.SSR
  ? (await import('../../features/article/article-page.tsx')).ArticlePage
  : later(() => import('../../features/article/article-page.tsx').then(({ ArticlePage }) => ArticlePage))

/** `/clanek/{slug}`; it is read, and so its scripts come late. */
export function Component() {
  const data = useLoaderData() as ArticlePageData
  return (
    <Suspense>
      <ArticlePage data={data} />
    </Suspense>
  )
}
