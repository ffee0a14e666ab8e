import { checkNewPassword, type NewPassword, resetPassword } from '@vanek/sdk/auth'
import type { FieldForm, FieldFormChoices } from '../form/field-form.ts'
import { useFieldForm } from '../form/use-field-form.ts'
import { useShop } from '../provider/use-shop.ts'
import { newPasswordFields } from './new-password-fields.ts'

/** Props of a form with a new password, typed twice. */
export interface ResetPasswordForm extends FieldForm<keyof NewPassword> {
  /** What the form carries along without scripts. */
  readonly hiddenInputs: readonly {
    readonly type: 'hidden'
    readonly name: 'email' | 'token'
    readonly value: string
  }[]
}

/** What the mailed link brings, and what the form starts from. */
export interface ResetPasswordFormOptions extends FieldFormChoices<keyof NewPassword, never> {
  /** Both are in the query of the link that was mailed. */
  readonly email: string
  readonly token: string
  /** Told once the new password holds. */
  readonly onSuccess?: () => void
}

/**
 * A form that sets a new password by the link of a mail. A link that is used up or too old is a refusal, for the
 * page to say.
 *
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
 *   <p {...errorProps('passwordConfirmation')}>{issue && issueText(cs, issue)}</p>
 *   <button {...buttonProps}>Nastavit heslo</button>
 * </form>
 * ```
 */
export function useResetPasswordForm(options: ResetPasswordFormOptions): ResetPasswordForm {
  const { email, token, onSuccess, ...choices } = options
  const shop = useShop()
  const form = useFieldForm<keyof NewPassword, never, null>({
    ...choices,
    texts: newPasswordFields,
    check: checkNewPassword,
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
