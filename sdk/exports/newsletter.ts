export {
  type NewsletterError,
  type NewsletterInput,
  type NewsletterStatus,
  subscribeNewsletter,
} from '../src/newsletter/calls.ts'
