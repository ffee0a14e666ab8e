import type { Page } from '@vanek/sdk/content'
import { lazy, Suspense } from 'react'
import { isRouteErrorResponse } from 'react-router-dom'
import { statusOf } from './error-texts.ts'
import { Lost } from './lost.tsx'

const ContentPage = import.meta.env.SSR
  ? (await import('../../widgets/content/content-page.tsx')).ContentPage
  : lazy(() => import('../../widgets/content/content-page.tsx').then((own) => ({ default: own.ContentPage })))

/** The page that editors assigned to a path without a route (B2.59): not an error. */
const rewritten = (error: unknown): Page | undefined =>
  isRouteErrorResponse(error) && error.status === 200 ? (error.data as { readonly page?: Page }).page : undefined

/** Replaces a page: by one that editors assigned to the path, or by the screen for 403, 404 or 500 (B2.39). */
export function ErrorScreen({ error }: { readonly error: unknown }) {
  const page = rewritten(error)
  if (!page) return <Lost status={statusOf(error)} />
  return (
    <Suspense>
      <ContentPage page={page} />
    </Suspense>
  )
}
