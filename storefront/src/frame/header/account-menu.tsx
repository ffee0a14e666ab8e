import { loginPath } from '#market/paths'
import { useSession, useSessionActions, useUser } from '@vanek/react-hooks'
import { plural } from '@vanek/sdk/format'
import { useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useClosing } from './use-closing.ts'
import { accountEntries } from '../../entities/account/menu-entries.ts'
import { useShell } from '../../entities/shop/use-shell.ts'
import { Link } from '../../ui/link.tsx'

const CREDITS = { one: '{n} kredit', few: '{n} kredity', many: '{n} kreditů' }

/** The customer's name with a menu of account links and sign-out. */
export function AccountMenu() {
  const user = useUser()
  const credits = useSession((state) => state.credits)
  const leaving = useSession(({ pending }) => pending === 'signOut')
  const session = useSessionActions()
  const functions = useShell()?.settings.functions ?? {}
  const ref = useRef<HTMLDetailsElement>(null)
  // a new page starts with a closed menu
  const { key } = useLocation()
  useClosing(ref)
  if (!user) return null
  const { firstName, lastName, email } = user
  return (
    <details className="head-account own" ref={ref} key={key}>
      <summary className="head-link">
        <Icon name="user" />
        <span className="hide">Můj účet: </span>
        <span className="head-text own-name">{firstName || email}</span>
      </summary>
      <nav className="own-panel" aria-label="Můj účet">
        <p className="own-who">
          <strong>{`${firstName} ${lastName}`.trim() || email}</strong>
          <span className="quiet small">{email}</span>
          {credits > 0 && <span className="quiet small num">{plural('cs', credits, CREDITS)}</span>}
        </p>
        <ul>
          {accountEntries(functions).map(({ name, title, path, newTab }) => (
            <li key={name}>
              <Link to={path} {...(newTab && { target: '_blank' })}>
                {title}
                {newTab && <span className="hide"> (otevře se v novém okně)</span>}
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
            Odhlásit se
          </Button>
        </form>
      </nav>
    </details>
  )
}
