import { validateForgottenPasswordForm, parseLoginForm, forgotPassword } from '@vanek/sdk/auth'
import { answerDone, answerRefused, formOf } from '../../lib/forms/form-of.ts'
import { refusalOf } from '../../lib/forms/refusal.ts'
import type { PageAction } from '../../lib/page/env.ts'
import { resetPath } from '#market/paths'

/** Requests the mail with the link for a form posted without scripts (C7.05). */
export const action: PageAction<unknown> = async ({ request }, { shop, origin }) => {
  const { email } = parseLoginForm(await formOf(request))
  const errors = validateForgottenPasswordForm({ email })
  if (errors.email) return answerRefused({ values: { email }, errors, text: null })
  const answer = await forgotPassword(shop, { email, callbackUrl: origin + resetPath })
  return answer.ok ? answerDone() : answerRefused({ values: { email }, ...refusalOf(answer.error, ['email']) })
}
