import { checkForgottenPassword } from './check-login.ts'

/** Fields of the form that changes the sign-in e-mail. */
export interface EmailChangeFields {
  /** New e-mail address to sign in with. */
  readonly email: string
  /** Current password of the customer. */
  readonly currentPassword: string
}

/** At most one reason per field; nothing at all when it may be sent. */
export type EmailChangeIssues = Readonly<Partial<Record<keyof EmailChangeFields, 'required' | 'email_invalid'>>>

/**
 * Validates the form that changes the e-mail address to sign in with.
 *
 * @param input - The new address and the current password.
 * @returns Issues by field; an empty object if there are none.
 */
export const checkEmailChange = ({ email, currentPassword }: EmailChangeFields): EmailChangeIssues => ({
  ...checkForgottenPassword({ email }),
  ...(currentPassword === '' && { currentPassword: 'required' as const }),
})
