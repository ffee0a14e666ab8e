import { codeParam } from '#market/params'
import { loginPath } from '#market/paths'
import {
  cleanLoginCode,
  parseLoginForm,
  requestLoginCode,
  safePath,
  validateForgottenPasswordForm,
} from '@vanek/sdk/auth'
import { data, redirectDocument } from 'react-router-dom'
import { type LoginAnswer, postLogin } from '../../features/auth/post-login.ts'
import { answerRefused, formOf, type Refused } from '../../lib/forms/form-of.ts'
import { refusalOf } from '../../lib/forms/refusal.ts'
import type { PageAction, VisitorLoader } from '../../lib/page/env.ts'
import { sessionOf } from '../../lib/session/session.ts'

export interface LoginCodeData {
  /** Where to go afterwards; a path of this site. */
  readonly redirect: string
  /** Whether the form is for the code, not for the e-mail. */
  readonly hasCode: boolean
}

/** Action data without scripts: the code was sent, or the result of one of the two forms. */
export type LoginCodeAnswer =
  | { readonly done: true; readonly email: string }
  | (Refused<'email'> & { readonly isCode?: false })
  | (LoginAnswer & { readonly isCode: true })

/** Redirects a customer who is already signed in, as after going back. */
export const loader: VisitorLoader<LoginCodeData> = async ({ request }, env) => {
  const { searchParams } = new URL(request.url)
  const redirect = safePath(searchParams.get('redirect'))
  if (env.shop.config.tokens.has('auth') && (await (await sessionOf(env)).loadUser()))
    throw redirectDocument(redirect === '/' ? loginPath : redirect, 303)
  return { redirect, hasCode: searchParams.has(codeParam) }
}

/** Requests the code, or signs in with it (`intent=code`). */
export const action: PageAction<unknown> = async ({ request }, env) => {
  const form = await formOf(request)
  if (form.get('intent') === 'code') {
    form.set('password', cleanLoginCode(parseLoginForm(form).password))
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
