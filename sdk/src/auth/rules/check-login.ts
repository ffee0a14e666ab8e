import { isEmail } from '../../forms/email.ts'
import type { LoginParams } from '../types.ts'

/** At most one reason per field; nothing at all when the form may be sent. */
export type LoginIssues = Readonly<Partial<Record<keyof LoginParams, 'required' | 'email_invalid'>>>

/** What is wrong with an e-mail that a link to set a new password shall be sent to. */
export function checkForgottenPassword({ email }: Pick<LoginParams, 'email'>): Pick<LoginIssues, 'email'> {
  const typed = email.trim()
  if (typed === '') return { email: 'required' }
  return isEmail(typed) ? {} : { email: 'email_invalid' }
}

/**
 * What is missing to sign in. Of a password it is only asked that there is one: rules for new ones say nothing of old
 * ones.
 */
export const checkLogin = ({ email, password }: LoginParams): LoginIssues => ({
  ...checkForgottenPassword({ email }),
  ...(password === '' && { password: 'required' as const }),
})
