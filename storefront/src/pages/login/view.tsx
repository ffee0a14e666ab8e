import * as texts from '#texts/pages/login'
import { loginPath, lookupPath, registrationPath } from '#market/paths'
import { useSession, useUser } from '@vanek/react-hooks'
import type { User } from '@vanek/sdk/account'
import type { NoticeInput } from '@vanek/sdk/notices'
import type { RedirectOffer } from '@vanek/sdk/overlays'
import { useEffect, useRef, useState } from 'react'
import { useActionData, useLoaderData } from 'react-router-dom'
import { Link, Form } from '../../ui/link.tsx'
import { accountEntries } from '../../entities/account/menu-entries.ts'
import { ContentLink } from '../../entities/content/content-link.tsx'
import { useHas, useShell, useTheme } from '../../entities/shop/use-shell.ts'
import { useOffPages } from '../../ui/off-pages.ts'
import { AuthPage } from '../../features/auth/auth-page.tsx'
import { Benefits } from '../../features/auth/benefits.tsx'
import { LoginForm } from '../../features/auth/login-form.tsx'
import type { PageHead } from '../../lib/page/env.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { LoginAnswer } from '../../features/auth/post-login.ts'
import type { LoginData } from './data.ts'

interface SignedInProps {
  readonly name: string
  readonly email: string
}

/** The signed-in customer, account links and the sign-out. */
function SignedIn({ name, email }: SignedInProps) {
  const functions = useShell()?.settings.functions ?? {}
  const off = useOffPages()
  return (
    <>
      <h1>{texts.signedInTitle}</h1>
      <p className="lead">{name || email}</p>
      <ul className="auth-ways">
        {accountEntries(functions, off).map(({ name: entry, title, path }) => (
          <li key={entry}>
            <Link to={path}>{title}</Link>
          </li>
        ))}
      </ul>
      <Form method="post" action={loginPath}>
        <input type="hidden" name="intent" value="logout" />
        <Button type="submit" wide>
          {texts.signOut}
        </Button>
      </Form>
    </>
  )
}

/**
 * The customer who signed in while this page was open, in another tab or before the session was loaded; not by its own
 * form.
 */
export function useSignedInElsewhere(): User | null {
  const user = useUser()
  const pending = useSession((state) => state.pending)
  const here = useRef(false)
  const [isOther, setOther] = useState(false)
  useEffect(() => {
    if (pending === 'signIn') here.current = true
    else if (!user) here.current = false
    if (pending === null) setOther(user !== null && !here.current)
  }, [pending, user])
  return isOther ? user : null
}

export interface LoginPageProps {
  /** The signed-in customer; null for a guest. */
  readonly user: SignedInProps | null
  /** Where to go afterwards; a path of this site. */
  readonly redirect: string
  /** Redirect offer of the server; with scripts a window shows it. */
  readonly offer: RedirectOffer | null
  /** Flash messages of the page before; with scripts notices show them. */
  readonly flashes: readonly NoticeInput[]
  readonly posted: LoginAnswer | undefined
}

/** The content of the redirect window (C4.08), in the page. */
const Offer = ({ offer: { title, text, href } }: { readonly offer: RedirectOffer }) => (
  <Notice kind="warning" title={title}>
    {text}{' '}
    <ContentLink link={href} className="offer-link">
      {texts.proceed}
    </ContentLink>
  </Notice>
)

/** The customer, from the loader or from the session; a later sign-in redirects to the target. */
function useKnown({ user, redirect }: Pick<LoginPageProps, 'user' | 'redirect'>): SignedInProps | null {
  const other = useSignedInElsewhere()
  useEffect(() => {
    if (other && redirect !== '/') location.replace(redirect)
  }, [other, redirect])
  return user ?? (other && { name: `${other.firstName} ${other.lastName}`.trim(), email: other.email })
}

/** The sign-in form beside the benefits of an account. */
function LoginPage({ user, redirect, offer, flashes, posted }: LoginPageProps) {
  const { benefits } = useTheme('login')
  const mayRegister = useShell()?.account.register ?? false
  const hasLookup = useHas('order-lookup')
  const known = useKnown({ user, redirect })
  if (known)
    return (
      <AuthPage>
        <SignedIn {...known} />
      </AuthPage>
    )
  const aside = mayRegister && (
    <>
      <h2>{texts.noAccount}</h2>
      {benefits && <Benefits />}
      <Link className={buttonClass('outline', 'btn-wide')} to={registrationPath}>
        {texts.register}
      </Link>
      <p className="quiet small">{texts.guestNote}</p>
    </>
  )
  return (
    <AuthPage aside={aside}>
      <h1>{texts.title}</h1>
      {posted?.offer && <Offer offer={posted.offer} />}
      {(offer || flashes.length > 0) && (
        <div className="only-plain">
          <div className="stack">
            {flashes.map(({ kind, text }) => (
              <Notice key={text} kind={kind}>
                {text}
              </Notice>
            ))}
            {offer && <Offer offer={offer} />}
          </div>
        </div>
      )}
      <LoginForm redirect={redirect} posted={posted} />
      {hasLookup && (
        <p className="small">
          {texts.orderedBefore}
          <Link to={lookupPath}>{texts.orderedLink}</Link>
        </p>
      )}
    </AuthPage>
  )
}

export const head: PageHead<LoginData> = () => ({ title: texts.title })

/** `/prihlasit` */
export function Component() {
  const data = useLoaderData() as LoginData
  const posted = useActionData() as LoginAnswer | undefined
  return <LoginPage {...data} posted={posted} />
}
