import type { ReactNode } from 'react'

export interface AuthPageProps {
  /** Stands beside the form on a wide screen, below it on a phone. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** The page of one form around signing in. */
export const AuthPage = ({ aside, children }: AuthPageProps) => (
  <div className="page wrap auth">
    <div className="auth-main">{children}</div>
    {aside && <aside className="panel auth-aside">{aside}</aside>}
  </div>
)
