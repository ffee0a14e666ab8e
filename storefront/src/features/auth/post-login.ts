import { parseLoginForm, validateLoginForm } from '@vanek/sdk/auth'
import type { RedirectOffer } from '@vanek/sdk/overlays'
import { data, redirectDocument } from 'react-router-dom'
import type { Refused } from '../../lib/forms/form-of.ts'
import { refusalOf } from '../../lib/forms/refusal.ts'
import type { VisitorEnv } from '../../lib/page/env.ts'
import { sessionOf } from '../../lib/session/session.ts'
import type { LoginField } from './login-form.tsx'

/** Error of the sign-in; a restricted customer gets a redirect offer (C4.08). */
export interface LoginAnswer extends Refused<LoginField> {
  readonly offer?: RedirectOffer
}

export const refuseLogin = (answer: Partial<LoginAnswer>) =>
  data<LoginAnswer>({ done: false, values: {}, errors: {}, text: null, ...answer }, { status: 422 })

/**
 * Signs in by a posted form. Prices may differ for a customer, so the next page is a full page load.
 */
export async function postLogin(form: FormData, request: Request, env: VisitorEnv) {
  const credentials = parseLoginForm(form)
  const { email } = credentials
  const errors = validateLoginForm(credentials)
  if (Object.keys(errors).length > 0) return refuseLogin({ values: { email }, errors })
  let offer: RedirectOffer | undefined
  const session = await sessionOf(env, {
    showRedirect(shown) {
      offer = shown
    },
  })
  const answer = await session.signIn(credentials, { redirect: new URL(request.url).searchParams.get('redirect') })
  if (answer.ok) return redirectDocument(answer.data.path, 303)
  const isRestricted = answer.error.code === 'customer_restricted'
  return refuseLogin({
    values: { email },
    ...(!isRestricted && refusalOf(answer.error, ['email', 'password'])),
    ...(offer && { offer }),
  })
}
