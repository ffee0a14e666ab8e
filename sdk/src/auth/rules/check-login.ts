import { cleaned } from '../../forms/spaces.ts'
import { isEmail } from '../../forms/email.ts'
import type { LoginParams } from '../types.ts'

/** At most one issue per field; empty if the form can be sent. */
export type LoginIssues = Readonly<Partial<Record<keyof LoginParams, 'required' | 'email_invalid'>>>

/**
 * Validates the form that requests a link to set a new password.
 *
 * @param input - The e-mail address to send the link to.
 * @returns The issue of the address; an empty object if there is none.
 */
export function validateForgottenPasswordForm({ email }: Pick<LoginParams, 'email'>): Pick<LoginIssues, 'email'> {
  const typed = cleaned(email)
  if (typed === '') return { email: 'required' }
  return isEmail(typed) ? {} : { email: 'email_invalid' }
}

/**
 * Validates a sign-in form. A password only has to be filled in: an old one may not meet today's rules.
 *
 * @param input - The typed e-mail address and password.
 * @returns Issues by field; an empty object if there are none.
 * @example
 * ```ts
 * const { password } = validateLoginForm({ email: 'jana@example.com', password: '' })
 * if (password) console.log(issueText(en, { code: password, field: 'password' }))
 * ```
 */
export const validateLoginForm = ({ email, password }: LoginParams): LoginIssues => ({
  ...validateForgottenPasswordForm({ email }),
  ...(password === '' && { password: 'required' as const }),
})
