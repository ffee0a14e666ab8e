import { useRef } from 'react'
import { validateForgottenPasswordForm, requestLoginCode } from '@vanek/sdk/auth'
import type { FieldForm, BaseFormOptions } from '../form/field-form.ts'
import { useFieldForm } from '../form/use-field-form.ts'
import { useShop } from '../provider/use-shop.ts'

/** A form with the e-mail of a customer who signs in without a password. */
export type UseLoginCodeFormResult = FieldForm<'email'>

/** Options of {@link useLoginCodeForm}. */
export interface UseLoginCodeFormOptions extends BaseFormOptions<'email', never> {
  /** Called with the e-mail when the mail was sent, if there is such an account. */
  readonly onSuccess?: (email: string) => void
}

/**
 * A form that requests a mail with a code to sign in with; `useLoginForm` takes it as the password. It succeeds for
 * every e-mail, so that nobody learns who has an account.
 *
 * @param options - The outcome of a post without scripts.
 * @returns State and prop getters of the form. Its `error` is that of `requestLoginCode`.
 * @example
 * ```tsx
 * const { formProps, inputProps, buttonProps } = useLoginCodeForm({ onSuccess: (email) => console.log(email) })
 * return <form {...formProps}>
 *   <input {...inputProps('email')} /><button {...buttonProps}>Send code</button>
 * </form>
 * ```
 */
export function useLoginCodeForm({ onSuccess, ...choices }: UseLoginCodeFormOptions = {}): UseLoginCodeFormResult {
  const shop = useShop()
  const sent = useRef('')
  return useFieldForm<'email', never, null>({
    ...choices,
    texts: { email: { type: 'email', autoComplete: 'username', inputMode: 'email', required: true, maxLength: 254 } },
    check: validateForgottenPasswordForm,
    send: ({ email }) => {
      sent.current = email
      return requestLoginCode(shop, { email })
    },
    onSuccess: () => onSuccess?.(sent.current),
  })
}
