import { Link } from 'react-router-dom'
import { SearchField } from '../../app/shell/search-field.tsx'
import { useShell } from '../../app/shell/use-shell.ts'

/** The page for an address that leads nowhere (B2.56), with ways on. */
export function NotFound() {
  const menu = useShell()?.menu ?? []
  return (
    <div className="page wrap lost">
      <p className="lost-number num" aria-hidden="true">
        404
      </p>
      <h1>Tady je jen vzduch</h1>
      <p className="lead">
        Stránka se asi přestěhovala, nebo v adrese chybí písmeno. Zkuste hledání, nebo si vyberte ze sortimentu.
      </p>
      <p className="quiet small" lang="en">
        This page could not be found
      </p>
      <SearchField />
      <ul className="row">
        {menu.map(({ path, title }) => (
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
