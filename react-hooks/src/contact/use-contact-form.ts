import { validateContactForm, type ContactField, contactMaxLengths, sendContactForm } from '@vanek/sdk/contact'
import type { FieldForm, BaseFormOptions } from '../form/field-form.ts'
import { useFieldForm } from '../form/use-field-form.ts'
import { useShop } from '../provider/use-shop.ts'

/** Options of {@link useContactForm}. */
export interface UseContactFormOptions extends BaseFormOptions<ContactField, never> {
  /** Called when the message was sent. */
  readonly onSuccess?: () => void
}

/** A form with the fields of a message to the shop. */
export type UseContactFormResult = FieldForm<ContactField>

const texts = {
  name: { autoComplete: 'name', required: true, maxLength: contactMaxLengths.name },
  email: { autoComplete: 'email', type: 'email', required: true, maxLength: contactMaxLengths.email },
  phone: { autoComplete: 'tel', type: 'tel', maxLength: contactMaxLengths.phone },
  message: { required: true, maxLength: contactMaxLengths.message },
} as const

/**
 * A form that sends a message to the shop. Name, e-mail and message are required. Typed values stay after a failure;
 * the same message sent again, by a second click or after a lost response, is delivered once. The fields are emptied
 * after a success.
 *
 * @param options - Where the form posts to without scripts, and the outcome of such a post.
 * @returns State and prop getters of the form. Its `error` is that of `sendContactForm`.
 * @example
 * ```tsx
 * const { formProps, inputProps, errorProps, issueOf, buttonProps } = useContactForm()
 * const issue = issueOf('email')
 * return <form {...formProps}>
 *   <input {...inputProps('email')} /><p {...errorProps('email')}>{issue && issueText(en, issue)}</p>
 *   <textarea {...inputProps('message')} /><button {...buttonProps}>Send</button>
 * </form>
 * ```
 */
export function useContactForm({ onSuccess, ...choices }: UseContactFormOptions = {}): UseContactFormResult {
  const shop = useShop()
  return useFieldForm<ContactField, never, 'sent'>({
    ...choices,
    texts,
    check: (input) => validateContactForm(input, shop.config.country?.alpha3),
    send: (input, idempotencyKey) => sendContactForm(shop, input, { idempotencyKey }),
    onSuccess: () => onSuccess?.(),
  })
}
