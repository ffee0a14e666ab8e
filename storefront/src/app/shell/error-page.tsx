import { isRouteErrorResponse, Link, useRouteError } from 'react-router-dom'
import { NotFound } from '../../pages/not-found/not-found.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'

/** What stands in place of a page that could not be shown: not found, or our fault. */
export function ErrorPage() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />
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
