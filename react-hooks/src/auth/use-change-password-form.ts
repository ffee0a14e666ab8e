import { changePassword, validateChangePasswordForm, passwordMaxLength, type NewPasswordInputs } from '@vanek/sdk/auth'
import type { FieldForm, BaseFormOptions } from '../form/field-form.ts'
import { useFieldForm } from '../form/use-field-form.ts'
import { useBinding } from '../provider/context.ts'
import { newPasswordFields } from './new-password-fields.ts'

/** Name of a field of {@link UseChangePasswordFormResult}. */
export type ChangePasswordField = keyof NewPasswordInputs | 'oldPassword'
/** A form with the old password and the new one, typed twice. */
export type UseChangePasswordFormResult = FieldForm<ChangePasswordField>

/** Options of {@link useChangePasswordForm}. */
export interface UseChangePasswordFormOptions extends BaseFormOptions<ChangePasswordField, never> {
  /** Called when the password was changed. */
  readonly onSuccess?: () => void
}

/**
 * A form that changes the password of the customer. An issue says which field was refused.
 *
 * @param options - The outcome of a post without scripts.
 * @returns State and prop getters of the form. Its `error` is that of `changePassword`.
 * @example
 * ```tsx
 * const { formProps, inputProps, errorProps, issueOf, buttonProps } = useChangePasswordForm()
 * const issue = issueOf('oldPassword')
 * return <form {...formProps}>
 *   <input {...inputProps('oldPassword')} /><p {...errorProps('oldPassword')}>{issue && issueText(en, issue)}</p>
 *   <input {...inputProps('password')} /><input {...inputProps('passwordConfirmation')} />
 *   <button {...buttonProps}>Change password</button>
 * </form>
 * ```
 */
export function useChangePasswordForm({
  onSuccess,
  ...choices
}: UseChangePasswordFormOptions = {}): UseChangePasswordFormResult {
  const { shop, session } = useBinding()
  return useFieldForm<ChangePasswordField, never, null>({
    ...choices,
    texts: {
      oldPassword: {
        type: 'password',
        autoComplete: 'current-password',
        required: true,
        maxLength: passwordMaxLength,
      },
      ...newPasswordFields,
    },
    check: validateChangePasswordForm,
    async send({ oldPassword, password, passwordConfirmation }) {
      const change = { old_password: oldPassword, password, password_confirmation: passwordConfirmation }
      const answer = await changePassword(shop, change)
      if (!answer.ok && answer.error.code === 'unauthorized') session?.expire()
      return answer
    },
    onSuccess: () => onSuccess?.(),
  })
}
