import { checkForgottenPassword, credentialsFrom, forgotPassword } from '@vanek/sdk/auth'
import type { PageAction } from '../../app/env.ts'
import { resetPath } from '../../features/auth/links.ts'
import { formOf } from '../../features/checkout/form-of.ts'
import { answerDone, answerRefused } from '../../features/forms/form-answer.ts'
import { refusalOf } from '../../features/forms/refusal.ts'

/** Asks for the mail with the link when no script did (C7.05). */
export const action: PageAction<unknown> = async ({ request }, { shop, origin }) => {
  const { email } = credentialsFrom(await formOf(request))
  const errors = checkForgottenPassword({ email })
  if (errors.email) return answerRefused({ values: { email }, errors, text: null })
  const answer = await forgotPassword(shop, { email, callbackUrl: origin + resetPath })
  return answer.ok ? answerDone() : answerRefused({ values: { email }, ...refusalOf(answer.error, ['email']) })
}
