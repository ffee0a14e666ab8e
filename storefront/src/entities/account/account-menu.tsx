import type { UserMenuName } from '@vanek/sdk/links'
import { useSession, useSessionActions } from '@vanek/react-hooks'
import { useEffect, useRef } from 'react'
import { useShell } from '../shop/use-shell.ts'
import { accountEntries } from './menu-entries.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'

/** Signs out at once where there are scripts; else the form does it. */
function SignOut() {
  const busy = useSession(({ pending }) => pending === 'signOut')
  const session = useSessionActions()
  return (
    <form
      method="post"
      action="/prihlasit"
      onSubmit={(event) => {
        if (!session) return
        event.preventDefault()
        if (!busy) void session.signOut()
      }}
    >
      <input type="hidden" name="intent" value="logout" />
      <button type="submit" aria-busy={busy || undefined}>
        Odhlásit se <Icon name="arrow" />
      </button>
    </form>
  )
}

/** Parts of the account, as the shop's flags say (B2.47, B2.48, C2.28 to C2.30). A phone shows them as a row that scrolls. */
export function AccountMenu({ current }: { readonly current: UserMenuName }) {
  const list = useRef<HTMLUListElement>(null)
  const functions = useShell()?.settings.functions ?? {}
  useEffect(() => {
    const row = list.current
    const at = row?.querySelector<HTMLElement>(`[data-name="${current}"]`)
    if (row && at) row.scrollLeft = at.offsetLeft - (row.clientWidth - at.offsetWidth) / 2
  }, [current])
  return (
    <nav className="account-menu" aria-label="Části účtu">
      <ul ref={list}>
        {accountEntries(functions).map(({ name, title, path, newTab }) => (
          <li key={name} data-name={name}>
            <Link
              to={path}
              aria-current={name === current ? 'page' : undefined}
              {...(newTab && { target: '_blank', rel: 'noopener' })}
            >
              {title}
            </Link>
          </li>
        ))}
        <li>
          <SignOut />
        </li>
      </ul>
    </nav>
  )
}
