import { Suspense } from 'react'
import { useLoaderData } from 'react-router-dom'
import { later } from '../../lib/browser/later.tsx'
import type { ArticlePageData } from './data.ts'

export { articleHead as head } from './head.ts'

const ArticlePage = import.meta.env.SSR
  ? (await import('./article-page.tsx')).ArticlePage
  : later(() => import('./article-page.tsx').then(({ ArticlePage }) => ArticlePage), 'main')

/** `/clanek/{slug}`; mostly text, so its scripts load late. */
export function Component() {
  const data = useLoaderData() as ArticlePageData
  return (
    <Suspense>
      <ArticlePage data={data} />
    </Suspense>
  )
}
