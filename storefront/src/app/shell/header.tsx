import { Link } from 'react-router-dom'
import { Icon } from '../../ui/icon.tsx'
import { CartLink } from './cart-link.tsx'
import { CategoryMenu } from './category-menu.tsx'
import { CompareLink } from './compare-link.tsx'
import { Logo } from './logo.tsx'
import { SearchField } from './search-field.tsx'
import { TopLine } from './top-line.tsx'
import { useShell } from './use-shell.ts'

/** Logo, categories, search, account and cart. When the page scrolls, a phone keeps categories, search and cart. */
export function Header() {
  const shell = useShell()
  return (
    <>
      <TopLine />
      <header className="head">
        <div className="head-in wrap">
          <Link className="head-logo" to="/" aria-label="Vánek, na úvodní stránku">
            <Logo />
          </Link>
          <CategoryMenu items={shell?.menu ?? []} />
          <SearchField />
          <CompareLink />
          <Link className="head-link head-account" to="/prihlasit">
            <Icon name="user" />
            <span className="head-text">Přihlásit</span>
          </Link>
          <CartLink />
        </div>
        <svg className="drift" aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 1200 6">
          <path d="M-600 3q75-4 150 0t150 0 150 0 150 0 150 0 150 0 150 0 150 0 150 0 150 0 150 0 150 0 150 0 150 0" />
        </svg>
      </header>
    </>
  )
}
