import { checkLogin, credentialsFrom, safePath } from '@vanek/sdk/auth'
import { cs } from '@vanek/sdk/i18n/cs'
import type { RedirectOffer } from '@vanek/sdk/overlays'
import { data, redirectDocument } from 'react-router-dom'
import type { LoginField } from '../../features/auth/login-form.tsx'
import { formOf, type Refused } from '../../lib/forms/form-of.ts'
import { refusalOf } from '../../lib/forms/refusal.ts'
import type { PageAction, VisitorEnv, VisitorLoader } from '../../lib/page/env.ts'
import { flashesIn, redirectOffer } from '../../lib/session/cookie-flashes.ts'
import { sessionOf } from '../../lib/session/session.ts'
import type { LoginPageProps } from './view.tsx'

export type LoginData = Omit<LoginPageProps, 'posted'>

/**
 * Reads who is signed in (C2.07), where to go afterwards (C2.25), and what a redirect has left to ask (C4.08) or to say.
 * Whoever is signed in already goes there at once.
 */
export const loader: VisitorLoader<LoginData> = async ({ request }, env) => {
  const redirect = safePath(new URL(request.url).searchParams.get('redirect'))
  const [offer, said] = [redirectOffer.peek(env.cookies), flashesIn(env.cookies)]
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

/** Why signing in was refused; a customer of a restricted group is offered another place (C4.08). */
export interface LoginAnswer extends Refused<LoginField> {
  readonly offer?: RedirectOffer
}

const refuse = (answer: Partial<LoginAnswer>) =>
  data<LoginAnswer>({ done: false, values: {}, errors: {}, text: null, ...answer }, { status: 422 })

async function signOut(env: VisitorEnv) {
  const { ok } = await (await sessionOf(env)).signOut()
  return ok ? redirectDocument('/', 303) : refuse({ text: cs.network })
}

/**
 * Signs in or out when no script did. Prices and offer may be others for a customer, so the next page is loaded anew and
 * not only drawn.
 */
export const action: PageAction<unknown> = async ({ request }, env) => {
  const form = await formOf(request)
  if (form.get('intent') === 'logout') return signOut(env)
  const credentials = credentialsFrom(form)
  const { email } = credentials
  const errors = checkLogin(credentials)
  if (Object.keys(errors).length > 0) return refuse({ values: { email }, errors })
  let offer: RedirectOffer | undefined
  const session = await sessionOf(env, {
    showRedirect(shown) {
      offer = shown
    },
  })
  const answer = await session.signIn(credentials, { redirect: new URL(request.url).searchParams.get('redirect') })
  if (answer.ok) return redirectDocument(answer.data.path, 303)
  const isRestricted = answer.error.code === 'customer_restricted'
  return refuse({
    values: { email },
    ...(!isRestricted && refusalOf(answer.error, ['email', 'password'])),
    ...(offer && { offer }),
  })
}
