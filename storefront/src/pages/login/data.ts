import { safePath } from '@vanek/sdk/auth'
import { redirectDocument } from 'react-router-dom'
import { flashesIn } from '../../lib/session/cookie-flashes.ts'
import { offerIn } from '../../lib/session/cookie-offer.ts'
import type { VisitorLoader } from '../../lib/page/env.ts'
import { sessionOf } from '../../lib/session/session.ts'
import type { LoginPageProps } from './login-page.tsx'

export { action } from './action.ts'

export type LoginData = Omit<LoginPageProps, 'posted'>

/**
 * Reads who is signed in (C2.07), where to go afterwards (C2.25), and what a redirect has left to ask (C4.08) or to say.
 * Whoever is signed in already goes there at once.
 */
export const loader: VisitorLoader<LoginData> = async ({ request }, env) => {
  const redirect = safePath(new URL(request.url).searchParams.get('redirect'))
  const [offer, said] = [offerIn(env.cookies), flashesIn(env.cookies)]
  if (!env.shop.config.tokens.has('auth')) return { user: null, redirect, offer, said }
  const user = await (await sessionOf(env)).loadUser()
  // prices may be others since the page before
  if (user && redirect !== '/') throw redirectDocument(redirect, 303)
  return {
    user: user && { name: `${user.firstName} ${user.lastName}`.trim(), email: user.email },
    redirect,
    offer,
    said,
  }
}
