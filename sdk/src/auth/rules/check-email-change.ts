import { validateForgottenPasswordForm } from './check-login.ts'

/** Fields of the form that changes the sign-in e-mail. */
export interface ChangeEmailInputs {
  /** New e-mail address to sign in with. */
  readonly email: string
  /** Current password of the customer. */
  readonly currentPassword: string
}

/** At most one issue per field; empty if it can be sent. */
export type ChangeEmailIssues = Readonly<Partial<Record<keyof ChangeEmailInputs, 'required' | 'email_invalid'>>>

/**
 * Validates the form that changes the e-mail address to sign in with.
 *
 * @param input - The new address and the current password.
 * @returns Issues by field; an empty object if there are none.
 */
export const validateChangeEmailForm = ({ email, currentPassword }: ChangeEmailInputs): ChangeEmailIssues => ({
  ...validateForgottenPasswordForm({ email }),
  ...(currentPassword === '' && { currentPassword: 'required' as const }),
})
