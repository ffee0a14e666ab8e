import { AccountLink, CartLink, CompareLink, WishLink } from './header/links.tsx'
import { menu, topLine } from './frame-parts.tsx'
import { Logo } from '../ui/icon.tsx'
import { SearchField } from './header/search-field.tsx'
import { useShell } from '../entities/shop/use-shell.ts'
import { Link } from '../ui/link.tsx'

/**
 * Logo, categories, search, comparison, wish list, account and cart. On scroll, a phone shows only categories, search
 * and cart.
 */
export function Header() {
  const name = useShell()?.meta.title
  return (
    <>
      {topLine}
      <header className="head">
        <div className="head-in wrap">
          <Link className="head-logo" to="/" aria-label={name ? `${name}, na úvodní stránku` : 'Na úvodní stránku'}>
            <Logo />
          </Link>
          {menu}
          <SearchField />
          <CompareLink />
          <WishLink />
          <AccountLink />
          <CartLink />
        </div>
        <svg className="drift" aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 1200 6">
          <path d="M-600 3q75-4 150 0t150 0 150 0 150 0 150 0 150 0 150 0 150 0 150 0 150 0 150 0 150 0 150 0 150 0" />
        </svg>
      </header>
    </>
  )
}
