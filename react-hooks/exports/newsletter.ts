/** The form that asks for the newsletter. */
export {
  type NewsletterForm,
  type NewsletterFormOptions,
  useNewsletterForm,
} from '../src/newsletter/use-newsletter-form.ts'
