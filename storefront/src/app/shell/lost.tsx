import { Link, useLocation } from 'react-router-dom'
import { buttonClass } from '../../ui/button.tsx'
import { SearchField } from './search-field.tsx'
import { useShell } from './use-shell.ts'

const missing = {
  title: 'Tady je jen vzduch',
  text: 'Stránka se asi přestěhovala, nebo v adrese chybí písmeno. Zkuste hledání, nebo si vyberte ze sortimentu.',
  english: 'This page could not be found',
}

const forbidden = {
  title: 'Tohle vám zatím nemůžeme ukázat',
  text: 'Stránka je jen pro některé zákazníky. Přihlaste se prosím, nebo si vyberte z ostatního sortimentu.',
  english: null,
}

/** The page for an address that leads nowhere (B2.56), or to what is not for this visitor (C6.12), with ways on. */
export function Lost({ status }: { readonly status: number }) {
  const menu = useShell()?.menu ?? []
  const { pathname, search } = useLocation()
  const refused = status === 403
  const { title, text, english } = refused ? forbidden : missing
  return (
    <div className="page wrap lost">
      <p className="lost-number num" aria-hidden="true">
        {status}
      </p>
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      {english && (
        <p className="quiet small" lang="en">
          {english}
        </p>
      )}
      {refused && (
        <Link className={buttonClass('action')} to={`/prihlasit?redirect=${encodeURIComponent(pathname + search)}`}>
          Přihlásit se
        </Link>
      )}
      <SearchField />
      <ul className="row">
        {[...menu, { path: '/znacky', title: 'Značky' }].map(({ path, title }) => (
          <li key={path}>
            <Link className="chip" to={path}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
