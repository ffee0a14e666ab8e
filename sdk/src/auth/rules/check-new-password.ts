import { passwordMaxLength, shortestPassword } from '../../forms/password.ts'

/** A new password, typed twice. */
export interface NewPasswordInputs {
  /** New password. */
  readonly password: string
  /** New password, typed again; has to be the same. */
  readonly passwordConfirmation: string
}

/** Why one of the two passwords is rejected; every code has a message in `@vanek/sdk/i18n`. */
export type PasswordIssue = 'required' | 'password_short' | 'too_long' | 'password_mismatch'

/** At most one issue per field; empty if the password can be sent. */
export type NewPasswordIssues = Readonly<Partial<Record<keyof NewPasswordInputs, PasswordIssue>>>

function ofPassword(password: string): PasswordIssue | null {
  if (password === '') return 'required'
  if (password.length < shortestPassword) return 'password_short'
  return password.length > passwordMaxLength ? 'too_long' : null
}

function ofConfirmation({ password, passwordConfirmation }: NewPasswordInputs): PasswordIssue | null {
  if (passwordConfirmation === '') return 'required'
  return passwordConfirmation === password ? null : 'password_mismatch'
}

/**
 * Validates a new password: 8 to 128 characters, the same both times.
 *
 * @param input - The new password, typed twice.
 * @returns Issues by field; an empty object if there are none.
 */
export function validateNewPasswordForm(input: NewPasswordInputs): NewPasswordIssues {
  const [password, passwordConfirmation] = [ofPassword(input.password), ofConfirmation(input)]
  return { ...(password && { password }), ...(passwordConfirmation && { passwordConfirmation }) }
}

/**
 * Validates the form that changes a password. The current password is required too.
 *
 * @param input - The current password, and the new one typed twice.
 * @returns Issues by field; an empty object if there are none.
 */
export const validateChangePasswordForm = ({
  oldPassword,
  ...input
}: NewPasswordInputs & {
  /** Current password; has to be filled in. */
  readonly oldPassword: string
}): NewPasswordIssues & {
  /** Set when the current password is empty. */
  readonly oldPassword?: 'required'
} => ({
  ...(oldPassword === '' && { oldPassword: 'required' as const }),
  ...validateNewPasswordForm(input),
})
