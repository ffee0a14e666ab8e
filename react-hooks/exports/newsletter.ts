/** The form that asks for the newsletter. */
export {
  type NewsletterForm,
  type NewsletterFormOptions,
  type NewsletterState,
  useNewsletterForm,
} from '../src/newsletter/use-newsletter-form.ts'
