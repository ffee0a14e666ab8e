import { changePassword, checkPasswordChange, longestPassword, type NewPassword } from '@vanek/sdk/auth'
import type { FieldForm, FieldFormChoices } from '../form/field-form.ts'
import { useFieldForm } from '../form/use-field-form.ts'
import { useBinding } from '../provider/context.ts'
import { newPasswordFields } from './new-password-fields.ts'

/** A field of the form that changes the password. */
export type ChangePasswordField = keyof NewPassword | 'oldPassword'
/** Props of that form. */
export type ChangePasswordForm = FieldForm<ChangePasswordField>

/** What it starts from. */
export interface ChangePasswordFormOptions extends FieldFormChoices<ChangePasswordField, never> {
  /** Told once the new password holds. */
  readonly onSuccess?: () => void
}

/**
 * A form that changes the customer's password. Which of the fields was refused comes back to the form.
 *
 * ```tsx
 * const { formProps, inputProps, errorProps, issueOf, buttonProps } = useChangePasswordForm()
 * const issue = issueOf('oldPassword')
 * return <form {...formProps}>
 *   <input {...inputProps('oldPassword')} /><p {...errorProps('oldPassword')}>{issue && issueText(cs, issue)}</p>
 *   <input {...inputProps('password')} /><input {...inputProps('passwordConfirmation')} />
 *   <button {...buttonProps}>Změnit heslo</button>
 * </form>
 * ```
 */
export function useChangePasswordForm({ onSuccess, ...choices }: ChangePasswordFormOptions = {}): ChangePasswordForm {
  const { shop, session } = useBinding()
  return useFieldForm<ChangePasswordField, never, null>({
    ...choices,
    texts: {
      oldPassword: {
        type: 'password',
        autoComplete: 'current-password',
        required: true,
        maxLength: longestPassword,
      },
      ...newPasswordFields,
    },
    check: checkPasswordChange,
    async send({ oldPassword, password, passwordConfirmation }) {
      const change = { old_password: oldPassword, password, password_confirmation: passwordConfirmation }
      const answer = await changePassword(shop, change)
      if (!answer.ok && answer.error.code === 'unauthorized') session?.expire()
      return answer
    },
    onSuccess: () => onSuccess?.(),
  })
}
