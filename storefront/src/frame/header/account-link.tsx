import { useSession } from '@vanek/react-hooks'
import { lazy, Suspense } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { useShell } from '../../entities/shop/use-shell.ts'
import { Link } from '../../ui/link.tsx'

// only who is signed in has one, and who that is comes after the first paint
const AccountMenu = import.meta.env.SSR
  ? (await import('./account-menu.tsx')).AccountMenu
  : lazy(() => import('./account-menu.tsx').then((own) => ({ default: own.AccountMenu })))

/** The ways into an account that the shop allows (B2.51, B2.52). */
function WaysIn() {
  const { login, register } = useShell()?.account ?? {}
  return (
    <>
      {login && (
        <Link className="head-link head-account" to="/prihlasit">
          <Icon name="user" />
          <span className="head-text">Přihlásit</span>
        </Link>
      )}
      {register && (
        <Link className="head-link head-register" to="/registrovat">
          Registrace
        </Link>
      )}
    </>
  )
}

/** Signing in, or the menu of who is signed in; both take the same room. */
export function AccountLink() {
  const signedIn = useSession(({ user }) => user !== null)
  return (
    <div className="head-own">
      <Suspense fallback={<WaysIn />}>{signedIn ? <AccountMenu /> : <WaysIn />}</Suspense>
    </div>
  )
}
