import type { Page } from '@vanek/sdk/content'
import { lazy, Suspense } from 'react'
import { isRouteErrorResponse } from 'react-router-dom'
import { statusOf } from './error-texts.ts'
import { Lost } from './lost.tsx'

const ContentPage = import.meta.env.SSR
  ? (await import('../../widgets/content/content-page.tsx')).ContentPage
  : lazy(() => import('../../widgets/content/content-page.tsx').then((own) => ({ default: own.ContentPage })))

/** The page that the path was given to although no route leads there (B2.59): no error at all. */
const rewritten = (error: unknown): Page | undefined =>
  isRouteErrorResponse(error) && error.status === 200 ? (error.data as { readonly page?: Page }).page : undefined

/** What stands in place of a page: one that editors gave the path to, or the screen for 403, 404 or 500 (B2.39). */
export function ErrorScreen({ error }: { readonly error: unknown }) {
  const page = rewritten(error)
  if (!page) return <Lost status={statusOf(error)} />
  return (
    <Suspense>
      <ContentPage page={page} />
    </Suspense>
  )
}
