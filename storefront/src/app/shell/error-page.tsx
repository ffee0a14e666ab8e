import { lazy, Suspense, useEffect, useState } from 'react'
import { useRouteError } from 'react-router-dom'
import { mayReload, reload } from '../reload.ts'

// hardly anybody sees it: no page carries it along
const ErrorScreen = import.meta.env.SSR
  ? (await import('../../features/errors/error-screen.tsx')).ErrorScreen
  : lazy(() => import('../../features/errors/error-screen.tsx').then((own) => ({ default: own.ErrorScreen })))

/** What stands in place of a page that could not be shown; a page whose scripts did not come is loaded anew (B2.62). */
export function ErrorPage() {
  const error = useRouteError()
  const [anew] = useState(() => !import.meta.env.SSR && mayReload(error))
  useEffect(() => {
    if (anew) reload()
  }, [anew])
  return anew ? null : (
    <Suspense>
      <ErrorScreen error={error} />
    </Suspense>
  )
}
