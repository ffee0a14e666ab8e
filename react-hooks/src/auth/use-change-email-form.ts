import {
  changeEmail,
  validateChangeEmailForm,
  type EmailChange,
  type ChangeEmailInputs,
  passwordMaxLength,
} from '@vanek/sdk/auth'
import type { FieldForm, BaseFormOptions } from '../form/field-form.ts'
import { useFieldForm } from '../form/use-field-form.ts'
import { useBinding } from '../provider/context.ts'

/** A form with the new e-mail and the password. */
export type UseChangeEmailFormResult = FieldForm<keyof ChangeEmailInputs>

/** Options of {@link useChangeEmailForm}. */
export interface UseChangeEmailFormOptions extends BaseFormOptions<keyof ChangeEmailInputs, never> {
  /** URL of the page that confirms the change, such as `https://shop.example/confirm-email`. */
  readonly callbackUrl: string
  /** Called when the mails with the links were sent. */
  readonly onSuccess?: (change: EmailChange) => void
}

/**
 * A form that changes the e-mail for signing in. The e-mail stays until the links in both mailboxes were confirmed. The
 * form succeeds for every new e-mail, so that nobody learns who has an account.
 *
 * @param options - Where the links lead.
 * @returns State and prop getters of the form. Its `error` is that of `changeEmail`.
 * @example
 * ```tsx
 * const { formProps, inputProps, errorProps, issueOf, buttonProps } = useChangeEmailForm({
 *   callbackUrl: 'https://shop.example/confirm-email',
 * })
 * const issue = issueOf('currentPassword')
 * return <form {...formProps}>
 *   <input {...inputProps('email')} />
 *   <input {...inputProps('currentPassword')} />
 *   <p {...errorProps('currentPassword')}>{issue && issueText(en, issue)}</p>
 *   <button {...buttonProps}>Send links</button>
 * </form>
 * ```
 */
export function useChangeEmailForm({
  callbackUrl,
  onSuccess,
  ...choices
}: UseChangeEmailFormOptions): UseChangeEmailFormResult {
  const { shop, session } = useBinding()
  return useFieldForm<keyof ChangeEmailInputs, never, EmailChange>({
    ...choices,
    texts: {
      email: { type: 'email', autoComplete: 'email', inputMode: 'email', required: true, maxLength: 254 },
      currentPassword: {
        type: 'password',
        autoComplete: 'current-password',
        required: true,
        maxLength: passwordMaxLength,
      },
    },
    check: validateChangeEmailForm,
    fieldOf: (path) => (path === 'password' ? 'currentPassword' : path),
    async send({ email, currentPassword }, idempotencyKey) {
      const answer = await changeEmail(shop, { email, password: currentPassword, callbackUrl }, { idempotencyKey })
      if (!answer.ok && answer.error.code === 'unauthorized') session?.expire()
      return answer
    },
    onSuccess: (change) => onSuccess?.(change),
  })
}
