import * as texts from '#texts/frame/header'
import { loginPath } from '#market/paths'
import { useSession, useSessionActions, useUser } from '@vanek/react-hooks'
import { useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useClosing } from './use-closing.ts'
import { accountEntries } from '../../entities/account/menu-entries.ts'
import { useShell } from '../../entities/shop/use-shell.ts'
import { useOffPages } from '../../ui/off-pages.ts'
import { Link } from '../../ui/link.tsx'

/** The customer's name with a menu of account links and sign-out. */
export function AccountMenu() {
  const user = useUser()
  const credits = useSession((state) => state.credits)
  const leaving = useSession(({ pending }) => pending === 'signOut')
  const session = useSessionActions()
  const functions = useShell()?.settings.functions ?? {}
  const off = useOffPages()
  const ref = useRef<HTMLDetailsElement>(null)
  // a new page starts with a closed menu
  const { key } = useLocation()
  useClosing(ref)
  if (!user) return null
  const { firstName, lastName, email } = user
  return (
    <details className="head-account own fold" ref={ref} key={key}>
      <summary className="head-link">
        <Icon name="user" />
        <span className="hide">{texts.myAccountBefore}</span>
        <span className="head-text own-name">{firstName || email}</span>
      </summary>
      <nav className="own-panel" aria-label={texts.myAccount}>
        <p className="own-who">
          <strong>{`${firstName} ${lastName}`.trim() || email}</strong>
          <span className="quiet small">{email}</span>
          {credits > 0 && <span className="quiet small num">{texts.credits(credits)}</span>}
        </p>
        <ul>
          {accountEntries(functions, off).map(({ name, title, path, newTab }) => (
            <li key={name}>
              <Link to={path} {...(newTab && { target: '_blank' })}>
                {title}
                {newTab && <span className="hide">{texts.newWindow}</span>}
              </Link>
            </li>
          ))}
        </ul>
        <form
          method="post"
          action={loginPath}
          onSubmit={(event) => {
            event.preventDefault()
            if (!leaving) void session?.signOut()
          }}
        >
          <input type="hidden" name="intent" value="logout" />
          <Button type="submit" wide busy={leaving}>
            {texts.logOut}
          </Button>
        </form>
      </nav>
    </details>
  )
}
