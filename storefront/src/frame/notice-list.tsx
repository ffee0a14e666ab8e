import * as texts from '#texts/frame'
import { accountPaths, cartPath } from '#market/paths'
import { useNotices } from '@vanek/react-hooks'
import { useLocation } from 'react-router-dom'
import { signInPath } from '../lib/paths/account.ts'
import { Notice } from '../ui/notice.tsx'
import { expiredCode } from '../lib/session/cookies.ts'
import { Link } from '../ui/link.tsx'

/** Notices over the page, announced by screen readers; their timers pause on hover. */
export function NoticeList() {
  const { notices, dismiss, pause: hold, resume: release } = useNotices()
  const { pathname, search } = useLocation()
  const signIn = signInPath(pathname + search)
  // a page of the account that stayed because of unsaved input
  const inAccount = pathname.startsWith(`${accountPaths.root}/`)
  return (
    <div
      className="notices"
      aria-live="polite"
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      {notices.map(({ id, kind, title, text, code }) => (
        <Notice key={id} kind={kind} title={title} code={code} onClose={() => dismiss(id)}>
          {text}{' '}
          {code === 'item_added' && (
            <Link className="notice-way" to={cartPath}>
              {texts.toCart}
            </Link>
          )}
          {code === 'wish_login_required' && <Link to={signIn}>{texts.signIn}</Link>}
          {code === expiredCode && pathname !== signInPath('/') && (
            <Link to={signIn} {...(inAccount && { target: '_blank' })}>
              {inAccount ? texts.signInNewWindow : texts.signIn}
            </Link>
          )}
        </Notice>
      ))}
    </div>
  )
}
