import * as texts from '#texts/frame'
import { accountPaths, cartPath, comparePath, loginPath, registrationPath } from '#market/paths'
import { useCart, useCompare, useSession } from '@vanek/react-hooks'
import { type ReactNode, Suspense } from 'react'
import { useIsOn, useShell } from '../entities/shop/use-shell.ts'
import { Icon, Logo, Waves } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'
import { SearchField } from './header/search-field.tsx'
import { lazily } from '../lib/browser/later.tsx'

/** The link to the comparison; its count is known after the first paint. */
function CompareLink() {
  const { ids } = useCompare()
  if (!useIsOn('compare')) return null
  return (
    <Link className="head-link head-compare" to={comparePath}>
      <span className="head-counted">
        <Icon name="compare" />
        {ids.length > 0 && (
          <span className="badge num" data-filled="" aria-hidden="true">
            {ids.length}
          </span>
        )}
      </span>
      <span className="head-text">{texts.compare}</span>
      {ids.length > 0 && <span className="hide"> {ids.length}</span>}
    </Link>
  )
}

/** The link to the wish list; guests have to sign in first. */
function WishLink() {
  const [hearts, list] = [useIsOn('wish_list'), useIsOn('favourites')]
  // no link without its page (B6.10)
  if (!hearts || !list) return null
  return (
    <Link className="head-link head-wish" to={accountPaths.favourites}>
      <Icon name="heart" />
      <span className="head-text">{texts.favourites}</span>
    </Link>
  )
}

// only signed-in customers have one, and the session loads after the first paint
const AccountMenu = import.meta.env.SSR
  ? (await import('./header/account-menu.tsx')).AccountMenu
  : lazily(() => import('./header/account-menu.tsx').then((own) => own.AccountMenu))

/** Links to sign in and to register, if the shop allows them (B2.51, B2.52). */
function WaysIn() {
  const { login, register } = useShell()?.account ?? {}
  return (
    <>
      {login && (
        <Link className="head-link head-account" to={loginPath}>
          <Icon name="user" />
          <span className="head-text">{texts.logIn}</span>
        </Link>
      )}
      {register && (
        <Link className="head-link head-register" to={registrationPath}>
          {texts.register}
        </Link>
      )}
    </>
  )
}

/** A sign-in link, or the menu of the signed-in customer, in the same space. */
function AccountLink() {
  const signedIn = useSession(({ user }) => user !== null)
  return (
    <div className="head-own">
      <Suspense fallback={<WaysIn />}>{signedIn ? <AccountMenu /> : <WaysIn />}</Suspense>
    </div>
  )
}

/**
 * The cart link with its number: no noun fits both pieces and goods by the metre. The badge keeps its space, invisible,
 * while the cart is loading or empty.
 */
function CartLink() {
  const count = useCart((state) => (state.loaded || state.pending.size > 0 ? state.count : null))
  return (
    <Link className="head-link head-cart" to={cartPath}>
      <span className="head-counted">
        <Icon name="cart" />
        <span className="badge num" data-filled={count ? '' : undefined} aria-hidden="true">
          {count !== null && count > 99 ? '99+' : count}
        </span>
      </span>
      <span className="head-text">{texts.cart}</span>
      {count === null ? null : <span className="hide">{`: ${count}`}</span>}
    </Link>
  )
}

/**
 * Logo, categories, search, comparison, wish list, account and cart. On scroll, a phone shows only categories, search
 * and cart.
 */
export function Header({ menu }: { readonly menu: ReactNode }) {
  const name = useShell()?.meta.title
  return (
    <header className="head">
      <div className="head-in wrap">
        <Link className="head-logo" to="/" aria-label={name ? texts.toHomeOf(name) : texts.toHome}>
          <Logo />
        </Link>
        {menu}
        <SearchField />
        <CompareLink />
        <WishLink />
        <AccountLink />
        <CartLink />
      </div>
      <div className="drift" aria-hidden="true">
        <div>
          <Waves />
        </div>
      </div>
    </header>
  )
}
