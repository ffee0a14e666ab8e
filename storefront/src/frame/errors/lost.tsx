import { useLocation } from 'react-router-dom'
import { SearchField } from '../header/search-field.tsx'
import { useShell } from '../../entities/shop/use-shell.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Recommended } from '../../widgets/recommendations/recommended.tsx'
import { type ErrorStatus, errorTexts } from './error-texts.ts'
import { Link } from '../../ui/link.tsx'

/** The next step after an error other than 404: sign in, or try again. */
function WayOut({ status }: { readonly status: ErrorStatus }) {
  const { pathname, search } = useLocation()
  if (status === 404) return null
  return status === 403 ? (
    <Link className={buttonClass('action')} to={`/prihlasit?redirect=${encodeURIComponent(pathname + search)}`}>
      Přihlásit se
    </Link>
  ) : (
    <Link className={buttonClass('action')} to={pathname + search} reloadDocument>
      Načíst znovu
    </Link>
  )
}

/**
 * The screen for 404 (B2.56), 403 (C6.12) and 500, with texts of the editors if there are any (B2.39), and with links
 * to go on.
 */
export function Lost({ status }: { readonly status: ErrorStatus }) {
  const shell = useShell()
  const { title, text } = shell?.site.errorScreens.find((own) => own.status === status) ?? errorTexts[status]
  return (
    <>
      <div className="page wrap lost" data-status={status}>
        {/* no number for a failure: this screen is the same for 500 and 503 */}
        {status !== 500 && (
          <p className="lost-number num" aria-hidden="true">
            {status}
          </p>
        )}
        {status === 404 && <p className="quiet">Tuto stránku jsme nenašli</p>}
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        <WayOut status={status} />
        <SearchField />
        <ul className="row">
          {[...(shell?.menu ?? []), { path: '/znacky', title: 'Značky' }, { path: '/', title: 'Úvodní stránka' }].map(
            ({ path, title }) => (
              <li key={path}>
                <Link className="chip" to={path}>
                  {title}
                </Link>
              </li>
            ),
          )}
        </ul>
      </div>
      {status !== 403 && <Recommended placement={status === 404 ? 'not_found' : 'internal_error'} />}
    </>
  )
}
