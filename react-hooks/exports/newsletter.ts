/**
 * The newsletter form.
 *
 * @module
 */
export {
  type UseNewsletterFormResult,
  type UseNewsletterFormOptions,
  useNewsletterForm,
} from '../src/newsletter/use-newsletter-form.ts'
