export { activate, type ActivateError, type Activated } from '../src/newsletter/activate.ts'
export {
  type NewsletterError,
  type NewsletterInput,
  type NewsletterStatus,
  subscribeNewsletter,
} from '../src/newsletter/calls.ts'
