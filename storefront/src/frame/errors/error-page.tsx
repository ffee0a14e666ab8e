import { lazy, Suspense, useEffect, useState } from 'react'
import { useRouteError } from 'react-router-dom'
import { isLineLost, mayReload, reload } from '../../lib/browser/line.ts'

// rarely shown, so no page bundles it
const ErrorScreen = import.meta.env.SSR
  ? (await import('./error-screen.tsx')).ErrorScreen
  : lazy(() => import('./error-screen.tsx').then((own) => ({ default: own.ErrorScreen })))
const LineLost = lazy(() => import('./line-lost.tsx').then((own) => ({ default: own.LineLost })))

/** Replaces a page that failed; if its scripts failed to load, the page is reloaded (B2.62). */
export function ErrorPage() {
  const error = useRouteError()
  const [anew] = useState(() => !import.meta.env.SSR && mayReload(error))
  useEffect(() => {
    if (anew) reload()
  }, [anew])
  return anew ? null : <Suspense>{isLineLost(error) ? <LineLost /> : <ErrorScreen error={error} />}</Suspense>
}
