import type { ReactNode } from 'react'

export interface AuthPageProps {
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
