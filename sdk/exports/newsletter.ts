/**
 * Subscribing to the newsletter, and activation links of mails.
 *
 * @example
 * ```ts
 * const callbackUrl = 'https://shop.example/activate'
 * const answer = await subscribeNewsletter(shop, { email: 'jana@example.com', callbackUrl })
 * ```
 * @module
 */
export { activate, type ActivateError, type ActivateData, type ActivateParams } from '../src/newsletter/activate.ts'
export {
  type SubscribeNewsletterError,
  type SubscribeNewsletterParams,
  type SubscribeNewsletterData,
  subscribeNewsletter,
} from '../src/newsletter/calls.ts'
