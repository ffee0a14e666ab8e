/** The form that writes to the shop. */
export {
  type ContactFieldProps,
  type ContactForm,
  type ContactFormOptions,
  type ContactState,
} from '../src/contact/contact-form.ts'
export { useContactForm } from '../src/contact/use-contact-form.ts'
