/**
 * The contact form: its rules and its call.
 *
 * @example
 * ```ts
 * const message = { name: 'Jana', email: 'jana@example.com', phone: '', message: 'Hello' }
 * if (Object.keys(validateContactForm(message)).length === 0) await sendContactForm(shop, message)
 * ```
 * @module
 */
export { type SendContactFormError, sendContactForm } from '../src/contact/calls.ts'
export {
  validateContactForm,
  type ContactField,
  type SendContactFormParams,
  type ContactIssues,
  contactMaxLengths,
} from '../src/contact/rules.ts'
