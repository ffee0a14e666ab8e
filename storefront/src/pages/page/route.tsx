import { Suspense } from 'react'
import { useLoaderData } from 'react-router-dom'
import type { Head, PageEnv, PageLoader } from '../../app/env.ts'
import { later } from '../../app/later.tsx'
import { askedPart, loadPage, type PageData } from '../../features/content/load-page.ts'
import { pageHead } from '../../features/content/page-head.ts'

/** A content page by its slug (B2.23); 404 when there is none, 403 when it is not for this visitor (B6.08). */
export const loader: PageLoader<PageData> = async ({ params, request }, env) =>
  loadPage(params.slug ?? '', env, askedPart(request.url))

export const head = (page: PageData, env: PageEnv): Head => pageHead(page, env)

const ContentPage = import.meta.env.SSR
  ? (await import('../../features/content/content-page.tsx')).ContentPage
  : later(() => import('../../features/content/content-page.tsx').then(({ ContentPage }) => ContentPage))

/** `/stranka/:slug`; it is read, and so its scripts come late. */
export function Component() {
  const page = useLoaderData() as PageData
  return (
    <Suspense>
      <ContentPage page={page} />
    </Suspense>
  )
}
