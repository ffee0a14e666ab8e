import { useSession } from '@vanek/react-hooks'
import { lazy, Suspense } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { useShell } from '../../entities/shop/use-shell.ts'
import { Link } from '../../ui/link.tsx'

// only signed-in customers have one, and the session loads after the first paint
const AccountMenu = import.meta.env.SSR
  ? (await import('./account-menu.tsx')).AccountMenu
  : lazy(() => import('./account-menu.tsx').then((own) => ({ default: own.AccountMenu })))

/** Links to sign in and to register, if the shop allows them (B2.51, B2.52). */
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

/** A sign-in link, or the menu of the signed-in customer, in the same space. */
export function AccountLink() {
  const signedIn = useSession(({ user }) => user !== null)
  return (
    <div className="head-own">
      <Suspense fallback={<WaysIn />}>{signedIn ? <AccountMenu /> : <WaysIn />}</Suspense>
    </div>
  )
}
