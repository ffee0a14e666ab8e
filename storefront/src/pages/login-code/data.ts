import { parseLoginForm, requestLoginCode, safePath, validateForgottenPasswordForm } from '@vanek/sdk/auth'
import { data } from 'react-router-dom'
import { type LoginAnswer, postLogin } from '../../features/auth/post-login.ts'
import { answerRefused, formOf, type Refused } from '../../lib/forms/form-of.ts'
import { refusalOf } from '../../lib/forms/refusal.ts'
import type { PageAction, VisitorLoader } from '../../lib/page/env.ts'

export interface LoginCodeData {
  /** Where to go afterwards; a path of this site. */
  readonly redirect: string
}

/** What was posted without scripts: the code was sent, or the answer to one of the two forms. */
export type LoginCodeAnswer =
  | { readonly done: true; readonly email: string }
  | (Refused<'email'> & { readonly isCode?: false })
  | (LoginAnswer & { readonly isCode: true })

export const loader: VisitorLoader<LoginCodeData> = async ({ request }) => ({
  redirect: safePath(new URL(request.url).searchParams.get('redirect')),
})

/** Requests the code, or signs in with it (`intent=code`). */
export const action: PageAction<unknown> = async ({ request }, env) => {
  const form = await formOf(request)
  if (form.get('intent') === 'code') {
    const answer = await postLogin(form, request, env)
    return answer instanceof Response ? answer : data({ ...answer.data, isCode: true } as const, answer.init ?? {})
  }
  const { email } = parseLoginForm(form)
  const errors = validateForgottenPasswordForm({ email })
  if (errors.email) return answerRefused({ values: { email }, errors, text: null })
  const answer = await requestLoginCode(env.shop, { email })
  if (answer.ok) return data({ done: true, email } as const)
  return answerRefused({ values: { email }, ...refusalOf(answer.error, ['email']) })
}
