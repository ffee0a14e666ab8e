import { validateNewPasswordForm, type NewPasswordInputs, resetPassword } from '@vanek/sdk/auth'
import type { FieldForm, BaseFormOptions } from '../form/field-form.ts'
import type { HiddenInputProps } from '../form/hidden-input.ts'
import { useFieldForm } from '../form/use-field-form.ts'
import { useShop } from '../provider/use-shop.ts'
import { newPasswordFields } from './new-password-fields.ts'

/** A form with a new password, typed twice. */
export interface UseResetPasswordFormResult extends FieldForm<keyof NewPasswordInputs> {
  /** Props of the hidden inputs that the form needs to work without scripts: `email` and `token`. */
  readonly hiddenInputs: readonly HiddenInputProps[]
}

/** Options of {@link useResetPasswordForm}. */
export interface UseResetPasswordFormOptions extends BaseFormOptions<keyof NewPasswordInputs, never> {
  /** E-mail of the account, from the query string of the link. */
  readonly email: string
  /** Token, from the query string of the link. */
  readonly token: string
  /** Called when the password was set. */
  readonly onSuccess?: () => void
}

/**
 * A form that sets a new password by the link of a mail. A link that was used or has expired is an `error`.
 *
 * @param options - E-mail address and token from the link.
 * @returns State and prop getters of the form. Its `error` is that of `resetPassword`, such as `token_expired`.
 * @example
 * ```tsx
 * const query = new URLSearchParams(location.search)
 * const { formProps, hiddenInputs, inputProps, errorProps, issueOf, buttonProps } = useResetPasswordForm({
 *   email: query.get('email') ?? '',
 *   token: query.get('token') ?? '',
 * })
 * const issue = issueOf('passwordConfirmation')
 * return <form {...formProps}>
 *   {hiddenInputs.map((input) => <input key={input.name} {...input} />)}
 *   <input {...inputProps('password')} /><input {...inputProps('passwordConfirmation')} />
 *   <p {...errorProps('passwordConfirmation')}>{issue && issueText(en, issue)}</p>
 *   <button {...buttonProps}>Set password</button>
 * </form>
 * ```
 */
export function useResetPasswordForm(options: UseResetPasswordFormOptions): UseResetPasswordFormResult {
  const { email, token, onSuccess, ...choices } = options
  const shop = useShop()
  const form = useFieldForm<keyof NewPasswordInputs, never, null>({
    ...choices,
    texts: newPasswordFields,
    check: validateNewPasswordForm,
    send: ({ password, passwordConfirmation }) =>
      resetPassword(shop, { email, token, password, password_confirmation: passwordConfirmation }),
    onSuccess: () => onSuccess?.(),
  })
  return {
    ...form,
    hiddenInputs: [
      { type: 'hidden', name: 'email', value: email },
      { type: 'hidden', name: 'token', value: token },
    ],
  }
}
