import {
  changeEmail,
  checkEmailChange,
  type EmailChange,
  type EmailChangeFields,
  longestPassword,
} from '@vanek/sdk/auth'
import type { FieldForm, FieldFormChoices } from '../form/field-form.ts'
import { useFieldForm } from '../form/use-field-form.ts'
import { useBinding } from '../provider/context.ts'

/** Props of a form with the new e-mail and the password. */
export type ChangeEmailForm = FieldForm<keyof EmailChangeFields>

/** Where the mailed links lead, and what the form starts from. */
export interface ChangeEmailFormOptions extends FieldFormChoices<keyof EmailChangeFields, never> {
  /** Address of the page that confirms the change, like `https://shop.example/potvrdit-email`. */
  readonly callbackUrl: string
  /** Told once the links are on their way. */
  readonly onSuccess?: (change: EmailChange) => void
}

/**
 * A form that asks for another sign-in e-mail. Nothing changes before the links of both mailboxes were confirmed;
 * it ends the same for every new e-mail.
 *
 * ```tsx
 * const { formProps, inputProps, errorProps, issueOf, buttonProps } = useChangeEmailForm({
 *   callbackUrl: `${location.origin}/potvrdit-email`,
 * })
 * const issue = issueOf('currentPassword')
 * return <form {...formProps}>
 *   <input {...inputProps('email')} />
 *   <input {...inputProps('currentPassword')} />
 *   <p {...errorProps('currentPassword')}>{issue && issueText(cs, issue)}</p>
 *   <button {...buttonProps}>Poslat odkazy</button>
 * </form>
 * ```
 */
export function useChangeEmailForm({ callbackUrl, onSuccess, ...choices }: ChangeEmailFormOptions): ChangeEmailForm {
  const { shop, session } = useBinding()
  return useFieldForm<keyof EmailChangeFields, never, EmailChange>({
    ...choices,
    texts: {
      email: { type: 'email', autoComplete: 'email', inputMode: 'email', required: true, maxLength: 254 },
      currentPassword: {
        type: 'password',
        autoComplete: 'current-password',
        required: true,
        maxLength: longestPassword,
      },
    },
    check: checkEmailChange,
    fieldOf: (path) => (path === 'password' ? 'currentPassword' : path),
    async send({ email, currentPassword }, idempotencyKey) {
      const answer = await changeEmail(shop, { email, password: currentPassword, callbackUrl }, { idempotencyKey })
      if (!answer.ok && answer.error.code === 'unauthorized') session?.expire()
      return answer
    },
    onSuccess: (change) => onSuccess?.(change),
  })
}
