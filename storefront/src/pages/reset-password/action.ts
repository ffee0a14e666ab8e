import { checkNewPassword, newPasswordFrom, resetPassword } from '@vanek/sdk/auth'
import { data } from 'react-router-dom'
import type { PageAction } from '../../app/env.ts'
import type { ResetField } from '../../features/auth/reset-form.tsx'
import { formOf } from '../../features/checkout/form-of.ts'
import type { FormAnswer } from '../../features/forms/form-answer.ts'
import { textIn } from '../../features/forms/posted.ts'
import { refusalOf } from '../../features/forms/refusal.ts'

/** How it ended; what the link of the mail said comes back, so that it can be tried again. */
export type ResetAnswer = FormAnswer<ResetField> & {
  readonly link?: { readonly email: string; readonly token: string }
}

const deadCodes: ReadonlySet<string> = new Set(['token_invalid', 'token_expired'])

/** Sets the new password when no script did (C7.06). */
export const action: PageAction<unknown> = async ({ request }, { shop }) => {
  const form = await formOf(request)
  const [email, token] = [textIn(form, 'email'), textIn(form, 'token')]
  const { password, passwordConfirmation } = newPasswordFrom(form)
  const refuse = (errors: Readonly<Partial<Record<string, string>>>, text: string | null, link = { email, token }) =>
    data<ResetAnswer>({ done: false, values: {}, errors, text, link }, { status: 422 })
  const errors = checkNewPassword({ password, passwordConfirmation })
  if (Object.keys(errors).length > 0) return refuse(errors, null)
  const answer = await resetPassword(shop, { email, token, password, password_confirmation: passwordConfirmation })
  if (answer.ok) return data<ResetAnswer>({ done: true })
  // a link that is dead is not tried again
  if (deadCodes.has(answer.error.code)) return refuse({}, null, { email, token: '' })
  const { errors: byField, text } = refusalOf(answer.error, ['password', 'passwordConfirmation'])
  return refuse(byField, text)
}
