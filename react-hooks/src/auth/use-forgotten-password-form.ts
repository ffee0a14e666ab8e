import { checkForgottenPassword, forgotPassword } from '@vanek/sdk/auth'
import type { FieldForm, FieldFormChoices } from '../form/field-form.ts'
import { useFieldForm } from '../form/use-field-form.ts'
import { useShop } from '../provider/use-shop.ts'

/** Props of a form with the e-mail alone. */
export type ForgottenPasswordForm = FieldForm<'email'>

/** Where the mail's link leads, and what the form starts from. */
export interface ForgottenPasswordFormOptions extends FieldFormChoices<'email', never> {
  /** Address of the page that sets a new password, like `https://shop.example/resetovat-heslo`. */
  readonly callbackUrl: string
  /** Told once the mail is on its way, if there is such an account. */
  readonly onSuccess?: () => void
}

/**
 * A form that asks for a mail with a link to set a new password. It ends the same for every e-mail, so that
 * nobody learns who has an account.
 *
 * ```tsx
 * const { formProps, inputProps, buttonProps, state, statusProps } = useForgottenPasswordForm({
 *   callbackUrl: `${location.origin}/resetovat-heslo`,
 * })
 * return <form {...formProps}>
 *   <input {...inputProps('email')} /><button {...buttonProps}>Poslat odkaz</button>
 *   <p {...statusProps}>{state.status === 'sent' && cs.password_mail_sent}</p>
 * </form>
 * ```
 */
export function useForgottenPasswordForm(options: ForgottenPasswordFormOptions): ForgottenPasswordForm {
  const { callbackUrl, onSuccess, ...choices } = options
  const shop = useShop()
  return useFieldForm<'email', never, null>({
    ...choices,
    texts: { email: { type: 'email', autoComplete: 'username', inputMode: 'email', required: true, maxLength: 254 } },
    check: checkForgottenPassword,
    send: ({ email }) => forgotPassword(shop, { email, callbackUrl }),
    onSuccess: () => onSuccess?.(),
  })
}
