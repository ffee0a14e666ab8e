/**
 * The contact form.
 *
 * @module
 */
export {
  type UseContactFormResult,
  type UseContactFormOptions,
  useContactForm,
} from '../src/contact/use-contact-form.ts'
