import { checkContactForm, type ContactField, contactLengths, sendContactForm } from '@vanek/sdk/contact'
import { useFieldForm } from '../form/use-field-form.ts'
import { useShop } from '../provider/use-shop.ts'
import type { ContactForm, ContactFormOptions } from './contact-form.ts'

const texts = {
  name: { autoComplete: 'name', required: true, maxLength: contactLengths.name },
  email: { autoComplete: 'email', type: 'email', required: true, maxLength: contactLengths.email },
  phone: { autoComplete: 'tel', type: 'tel', maxLength: contactLengths.phone },
  message: { required: true, maxLength: contactLengths.message },
} as const

/**
 * A form that writes to the shop, for everybody. Name, e-mail and message are required; a refusal keeps
 * everything that is typed, and sending the same message again, by a second press or after a lost answer, is one
 * message.
 * It empties itself once sent.
 *
 * ```tsx
 * const { formProps, fieldProps, errorProps, errors, buttonProps } = useContactForm()
 * return <form {...formProps}>
 *   <input {...fieldProps('email')} />
 *   <p {...errorProps('email')}>{errors.email && issueText(cs, { code: errors.email, field: 'email' })}</p>
 *   <textarea {...fieldProps('message')} /><button {...buttonProps}>Odeslat</button>
 * </form>
 * ```
 */
export function useContactForm({ action, errors, onSent }: ContactFormOptions = {}): ContactForm {
  const shop = useShop()
  return useFieldForm<ContactField, never, 'sent'>({
    ...(action !== undefined && { action }),
    ...(errors && { posted: { errors } }),
    texts,
    check: (input) => checkContactForm(input, shop.config.country?.alpha3),
    send: (input, idempotencyKey) => sendContactForm(shop, input, { idempotencyKey }),
    onSent: () => onSent?.(),
  })
}
