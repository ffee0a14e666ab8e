import { lazy, Suspense } from 'react'
import { isRouteErrorResponse, Link, useRouteError } from 'react-router-dom'
import { buttonClass } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'

// hardly anybody sees it: no page carries it along
const Lost = import.meta.env.SSR
  ? (await import('./lost.tsx')).Lost
  : lazy(() => import('./lost.tsx').then(({ Lost }) => ({ default: Lost })))

/** What stands in place of a page that could not be shown: not found, not for this visitor, or our fault. */
export function ErrorPage() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && [403, 404].includes(error.status)) {
    return (
      <Suspense>
        <Lost status={error.status} />
      </Suspense>
    )
  }
  return (
    <div className="page wrap">
      <Empty icon="breeze" title="Tuhle stránku teď neumíme načíst">
        <p>Zkuste to prosím za chvíli znovu. Košík i to, co jste vyplnili, zůstává.</p>
        <Link className={buttonClass('action')} to="" reloadDocument>
          Načíst znovu
        </Link>
      </Empty>
    </div>
  )
}
