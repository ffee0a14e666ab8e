/**
 * The newsletter form.
 *
 * @module
 */
export {
  type NewsletterForm,
  type NewsletterFormOptions,
  useNewsletterForm,
} from '../src/newsletter/use-newsletter-form.ts'
