import { safePath } from '@vanek/sdk/auth'
import { useActionData, useLoaderData } from 'react-router-dom'
import type { PageHead, PageLoader } from '../../app/env.ts'
import { offerIn } from '../../app/cookie-offer.ts'
import { sessionOf } from '../../app/session.ts'
import { LoginPage, type LoginPageProps } from '../../features/auth/login-page.tsx'
import type { LoginAnswer } from './action.ts'

export { action } from './action.ts'

type LoginData = Omit<LoginPageProps, 'posted'>

/** Reads who is signed in (C2.07), where to go afterwards (C2.25), and what a redirect has left to ask (C4.08). */
export const loader: PageLoader<LoginData> = async ({ request }, env) => {
  const redirect = safePath(new URL(request.url).searchParams.get('redirect'))
  const offer = offerIn(env.cookies)
  if (!env.shop.config.tokens.has('auth')) return { user: null, redirect, offer }
  const user = await (await sessionOf(env)).loadUser()
  return { user: user && { name: `${user.firstName} ${user.lastName}`.trim(), email: user.email }, redirect, offer }
}

export const head: PageHead<LoginData> = () => ({ title: 'Přihlášení | Vánek', robots: 'noindex' })

/** `/prihlasit` */
export function Component() {
  const data = useLoaderData() as LoginData
  const posted = useActionData() as LoginAnswer | undefined
  return <LoginPage {...data} posted={posted} />
}
