import { validateForgottenPasswordForm, forgotPassword } from '@vanek/sdk/auth'
import type { FieldForm, BaseFormOptions } from '../form/field-form.ts'
import { useFieldForm } from '../form/use-field-form.ts'
import { useShop } from '../provider/use-shop.ts'

/** A form with an e-mail. */
export type UseForgottenPasswordFormResult = FieldForm<'email'>

/** Options of {@link useForgottenPasswordForm}. */
export interface UseForgottenPasswordFormOptions extends BaseFormOptions<'email', never> {
  /** URL of the page that sets a new password, such as `https://shop.example/reset-password`. */
  readonly callbackUrl: string
  /** Called when the mail was sent, if there is such an account. */
  readonly onSuccess?: () => void
}

/**
 * A form that requests a mail with a link to set a new password. It succeeds for every e-mail, so that nobody learns
 * who has an account.
 *
 * @param options - Where the link leads.
 * @returns State and prop getters of the form. Its `error` is that of `forgotPassword`.
 * @example
 * ```tsx
 * const { formProps, inputProps, buttonProps, status, statusProps } = useForgottenPasswordForm({
 *   callbackUrl: 'https://shop.example/reset-password',
 * })
 * return <form {...formProps}>
 *   <input {...inputProps('email')} /><button {...buttonProps}>Send link</button>
 *   <p {...statusProps}>{status === 'success' && en.password_mail_sent}</p>
 * </form>
 * ```
 */
export function useForgottenPasswordForm(options: UseForgottenPasswordFormOptions): UseForgottenPasswordFormResult {
  const { callbackUrl, onSuccess, ...choices } = options
  const shop = useShop()
  return useFieldForm<'email', never, null>({
    ...choices,
    texts: { email: { type: 'email', autoComplete: 'username', inputMode: 'email', required: true, maxLength: 254 } },
    check: validateForgottenPasswordForm,
    send: ({ email }) => forgotPassword(shop, { email, callbackUrl }),
    onSuccess: () => onSuccess?.(),
  })
}
