import type { ReactNode } from 'react'
import { buttonClass } from './button.tsx'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'

/**
 * Says that a mail was sent, and what to do until it arrives. The heading takes the focus, so that screen readers
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
      Nic nepřišlo? Podívejte se do nevyžádané pošty, nebo nám <Link to="/kontakt">napište</Link>.
    </p>
    <Link className={buttonClass()} to="/">
      Do obchodu
    </Link>
  </div>
)
