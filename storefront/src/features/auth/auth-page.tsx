import * as texts from '#texts/features/auth'
import { contactPath } from '#market/paths'
import type { ReactNode } from 'react'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'

interface AuthPageProps {
  /** Shown beside the form on a wide screen, below it on a phone. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A page with one form, for signing in and related tasks. */
export const AuthPage = ({ aside, children }: AuthPageProps) => (
  <div className="page wrap auth">
    <div className="auth-main">{children}</div>
    {aside && <aside className="panel auth-aside">{aside}</aside>}
  </div>
)

/**
 * The message that a mail was sent, with what to do until it arrives. The heading takes the focus, so that screen readers
 * announce it.
 */
export const LookIntoMail = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <div className="auth-done">
    <Icon name="mail" />
    <h1 tabIndex={-1} ref={(heading) => heading?.focus()}>
      {title}
    </h1>
    <div className="lead">{children}</div>
    <p className="quiet small">
      {texts.nothingCameBefore}
      <Link to={contactPath}>{texts.nothingCameLink}</Link>
      {texts.nothingCameAfter}
    </p>
    <Link className={buttonClass()} to="/">
      {texts.toShop}
    </Link>
  </div>
)
