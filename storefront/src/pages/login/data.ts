import { safePath } from '@vanek/sdk/auth'
import { messages } from '#market/messages'
import { redirectDocument } from 'react-router-dom'
import { postLogin, refuseLogin } from '../../features/auth/post-login.ts'
import { formOf } from '../../lib/forms/form-of.ts'
import type { PageAction, VisitorEnv, VisitorLoader } from '../../lib/page/env.ts'
import { flashesIn, redirectOffer } from '../../lib/session/flashes.ts'
import { sessionOf } from '../../lib/session/session.ts'
import type { LoginPageProps } from './view.tsx'

export type LoginData = Omit<LoginPageProps, 'posted'>

/**
 * Loads the session (C2.07), the target after the sign-in (C2.25), and the redirect offer (C4.08) or flash messages of
 * a redirect. A customer who is already signed in is redirected at once.
 */
export const loader: VisitorLoader<LoginData> = async ({ request }, env) => {
  const redirect = safePath(new URL(request.url).searchParams.get('redirect'))
  const [offer, flashes] = [redirectOffer.peek(env.cookies), flashesIn(env.cookies)]
  if (!env.shop.config.tokens.has('auth')) return { user: null, redirect, offer, flashes }
  const user = await (await sessionOf(env)).loadUser()
  // a full page load, since prices may have changed
  if (user && redirect !== '/') throw redirectDocument(redirect, 303)
  return {
    user: user && { name: `${user.firstName} ${user.lastName}`.trim(), email: user.email },
    redirect,
    offer,
    flashes,
  }
}

async function signOut(env: VisitorEnv) {
  const { ok } = await (await sessionOf(env)).signOut()
  return ok ? redirectDocument('/', 303) : refuseLogin({ text: messages.network })
}

/**
 * Signs in or out for a form posted without scripts. Prices may differ for a customer, so the next page is a full page
 * load.
 */
export const action: PageAction<unknown> = async ({ request }, env) => {
  const form = await formOf(request)
  if (form.get('intent') === 'logout') return signOut(env)
  return postLogin(form, request, env)
}
