import { checkLogin, credentialsFrom } from '@vanek/sdk/auth'
import { cs } from '@vanek/sdk/i18n/cs'
import type { RedirectOffer } from '@vanek/sdk/overlays'
import { data, redirectDocument } from 'react-router-dom'
import type { PageAction, VisitorEnv } from '../../lib/page/env.ts'
import { sessionOf } from '../../lib/session/session.ts'
import type { LoginField } from '../../features/auth/login-form.tsx'
import { formOf } from '../../lib/forms/form-of.ts'
import type { Refused } from '../../lib/forms/form-answer.ts'
import { refusalOf } from '../../lib/forms/refusal.ts'

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
