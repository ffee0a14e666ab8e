import { Suspense } from 'react'
import { useLoaderData } from 'react-router-dom'
import type { Head, PageEnv } from '../../app/env.ts'
import { later } from '../../app/later.tsx'
import type { PageData } from '../../features/content/load-page.ts'
import { pageHead } from '../../features/content/page-head.ts'

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
