import { Suspense } from 'react'
import { useLoaderData } from 'react-router-dom'
import type { Head, PageEnv } from '../../lib/page/env.ts'
import { later } from '../../lib/browser/later.tsx'
import type { PageData } from '../../entities/content/load-page.ts'
import { pageHead } from '../../entities/content/page-head.ts'

export const head = (page: PageData, env: PageEnv): Head => pageHead(page, env)

const ContentPage = import.meta.env.SSR
  ? (await import('../../widgets/content/content-page.tsx')).ContentPage
  : later(() => import('../../widgets/content/content-page.tsx').then(({ ContentPage }) => ContentPage), 'main')

/** `/stranka/:slug`; mostly text, so its scripts load late. */
export function Component() {
  const page = useLoaderData() as PageData
  return (
    <Suspense>
      <ContentPage page={page} />
    </Suspense>
  )
}
