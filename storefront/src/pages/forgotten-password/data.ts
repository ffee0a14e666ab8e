import { validateForgottenPasswordForm, parseLoginForm, forgotPassword } from '@vanek/sdk/auth'
import { data } from 'react-router-dom'
import { answerRefused, formOf, type Refused } from '../../lib/forms/form-of.ts'
import { refusalOf } from '../../lib/forms/refusal.ts'
import type { PageAction } from '../../lib/page/env.ts'
import { resetPath } from '#market/paths'

/** Response to the form: where the mail was sent, or why not. */
export type ForgottenAnswer = { readonly done: true; readonly email: string } | Refused<'email'>

/** Requests the mail with the link for a form posted without scripts (C7.05). */
export const action: PageAction<unknown> = async ({ request }, { shop, origin }) => {
  const { email } = parseLoginForm(await formOf(request))
  const errors = validateForgottenPasswordForm({ email })
  if (errors.email) return answerRefused({ values: { email }, errors, text: null })
  const answer = await forgotPassword(shop, { email, callbackUrl: origin + resetPath })
  return answer.ok
    ? data({ done: true, email } satisfies ForgottenAnswer)
    : answerRefused({ values: { email }, ...refusalOf(answer.error, ['email']) })
}
