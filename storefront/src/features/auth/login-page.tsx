import type { RedirectOffer } from '@vanek/sdk/overlays'
import { Link } from 'react-router-dom'
import { useShell } from '../../app/shell/use-shell.ts'
import type { LoginAnswer } from '../../pages/login/action.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ContentLink } from '../content/content-link.tsx'
import { AuthPage } from './auth-page.tsx'
import { Benefits } from './benefits.tsx'
import { LoginForm } from './login-form.tsx'
import { SignedIn } from './signed-in.tsx'

export interface LoginPageProps {
  /** Who is signed in already; null for a guest. */
  readonly user: { readonly name: string; readonly email: string } | null
  /** Where to go afterwards; a path of this site. */
  readonly redirect: string
  /** What a redirect of the server has left to ask; a window asks it where there are scripts. */
  readonly offer: RedirectOffer | null
  readonly posted: LoginAnswer | undefined
}

/** What the window over the page says (C4.08), in the page. */
const Offer = ({ offer: { title, text, href } }: { readonly offer: RedirectOffer }) => (
  <Notice kind="warning" title={title}>
    {text}{' '}
    <ContentLink link={href} className="offer-link">
      Pokračovat
    </ContentLink>
  </Notice>
)

/** Signing in, beside what an account is good for. */
export function LoginPage({ user, redirect, offer, posted }: LoginPageProps) {
  const mayRegister = useShell()?.account.register ?? false
  if (user)
    return (
      <AuthPage>
        <SignedIn {...user} />
      </AuthPage>
    )
  const aside = mayRegister && (
    <>
      <h2>Ještě nemáte účet?</h2>
      <Benefits />
      <Link className={buttonClass('outline', 'btn-wide')} to="/registrovat">
        Založit účet
      </Link>
      <p className="quiet small">Nakoupit můžete i bez přihlášení.</p>
    </>
  )
  return (
    <AuthPage aside={aside}>
      <h1>Přihlášení</h1>
      {posted?.offer && <Offer offer={posted.offer} />}
      {offer && (
        <div className="only-plain">
          <Offer offer={offer} />
        </div>
      )}
      <LoginForm redirect={redirect} posted={posted} />
    </AuthPage>
  )
}
