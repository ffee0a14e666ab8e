import * as texts from '#texts/entities/account'
import { accountPaths, loginPath } from '#market/paths'
import { useSession, useSessionActions } from '@vanek/react-hooks'
import type { UserMenuName } from '@vanek/sdk/links'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLoaderData, useLocation, useNavigation } from 'react-router-dom'
import { useOffPages } from '../../ui/off-pages.ts'
import { Link } from '../../ui/link.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useShell } from '../shop/use-shell.ts'
import type { AccountData } from './load-account.ts'
import { accountEntries } from './menu-entries.ts'
import type { AccountFlash } from './account-flash.ts'
import { AccountNotice } from './account-notice.tsx'

/** Signs out by script if possible; otherwise the form is posted. */
function SignOut() {
  const busy = useSession(({ pending }) => pending === 'signOut')
  const session = useSessionActions()
  return (
    <form
      method="post"
      action={loginPath}
      onSubmit={(event) => {
        if (!session) return
        event.preventDefault()
        if (!busy) void session.signOut()
      }}
    >
      <input type="hidden" name="intent" value="logout" />
      <button type="submit" aria-busy={busy || undefined}>
        {texts.signOut} <Icon name="arrow" />
      </button>
    </form>
  )
}

/** Menu of the account by feature flags (B2.47, B2.48, C2.28 to C2.30). On a phone it is a row that scrolls. */
function AccountMenu({ current }: { readonly current: UserMenuName }) {
  const list = useRef<HTMLUListElement>(null)
  const functions = useShell()?.settings.functions ?? {}
  const off = useOffPages()
  useEffect(() => {
    const row = list.current
    const at = row?.querySelector<HTMLElement>(`[data-name="${current}"]`)
    if (row && at) row.scrollLeft = at.offsetLeft - (row.clientWidth - at.offsetWidth) / 2
  }, [current])
  return (
    <nav className="account-menu" aria-label={texts.menuLabel}>
      <ul ref={list}>
        {accountEntries(functions, off).map(({ name, title, path, newTab }) => (
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

interface AccountPageProps<T> {
  /** The title, or a function of the page's data, which is null if there is none. */
  readonly title: string | ((page: T | null) => string)
  /** The current entry of the menu. */
  readonly current: UserMenuName | ((page: T | null) => UserMenuName)
  /** Shown if the data does not exist. */
  readonly missing?: ReactNode
  /** The parent page, for the back link. */
  readonly above?: { readonly title: string; readonly to: string }
  /** Shown at the right of the heading. */
  readonly note?: (page: T) => string | null
  readonly children: (page: T) => ReactNode
}

/** The back end did not answer: shows a link to try again. */
function Failed() {
  const { pathname, search } = useLocation()
  return (
    <Empty icon="breeze" title={texts.failedTitle}>
      <p className="quiet">{texts.failedNote}</p>
      <Link className={buttonClass('action')} to={pathname + search} replace>
        {texts.tryAgain}
      </Link>
    </Empty>
  )
}

function Missing({ children }: { readonly children: ReactNode }) {
  return (
    <Empty icon="search" title={texts.missingTitle}>
      {children ?? (
        <Link className={buttonClass('action')} to={accountPaths.dashboard}>
          {texts.toDashboard}
        </Link>
      )}
    </Empty>
  )
}

/** The message of the last form, and those of earlier removals, which can still be undone. */
function useMessages(flash: AccountFlash | null): readonly AccountFlash[] {
  const [{ last, all }, setMessages] = useState({ last: flash, all: flash ? [flash] : [] })
  if (last === flash) return all
  const isOfLine = ({ kind }: AccountFlash) => kind === 'item_removed' || kind === 'item_returned'
  const others = all.filter(
    ({ kind, goods }) => kind === 'item_removed' && goods && goods.variantId !== flash?.goods?.variantId,
  )
  const next = flash ? [flash, ...(isOfLine(flash) ? others : [])].slice(0, 3) : []
  setMessages({ last: flash, all: next })
  return next
}

/** The frame of every page of the account: the menu, the message of the last form, and the page or an error. */
export function AccountPage<T>({ title: titled, current: named, missing, above, note, children }: AccountPageProps<T>) {
  const { page, trouble, flash } = useLoaderData() as AccountData<T>
  const messages = useMessages(flash)
  const title = typeof titled === 'string' ? titled : titled(page)
  const current = typeof named === 'string' ? named : named(page)
  const { state, location } = useNavigation()
  const crumbs = [
    ...(current === 'dashboard' ? [] : [{ title: texts.accountTitle, to: accountPaths.dashboard }]),
    ...(above ? [above] : []),
    { title },
  ]
  return (
    <>
      <Breadcrumb crumbs={crumbs} />
      <div className="page wrap account">
        <AccountMenu current={current} />
        <div className="account-main" aria-busy={(state !== 'idle' && location !== undefined) || undefined}>
          <div className="account-top">
            <header className="account-head">
              <h1>{title}</h1>
              {page !== null && note && <p className="quiet num">{note(page)}</p>}
            </header>
            {/* rendered from the start, so that screen readers announce new messages */}
            <div aria-live="polite">
              {messages.map((each) => (
                <AccountNotice key={`${each.kind} ${each.goods?.variantId}`} flash={each} />
              ))}
            </div>
          </div>
          {trouble === 'failed' && <Failed />}
          {trouble === 'missing' && <Missing>{missing}</Missing>}
          {page !== null && children(page)}
        </div>
      </div>
    </>
  )
}
