export { activate, type ActivateError, type ActivateData, type ActivateParams } from '../src/newsletter/activate.ts'
export {
  type SubscribeNewsletterError,
  type SubscribeNewsletterParams,
  type SubscribeNewsletterData,
  subscribeNewsletter,
} from '../src/newsletter/calls.ts'
