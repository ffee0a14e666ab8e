import type { operations } from '../generated/shop.d.ts'
import type { ShopError } from '../kernel/errors.ts'
import type { Result } from '../kernel/result.ts'
import { callShop } from '../transport/call.ts'
import type { Shop } from '../transport/context.ts'
import type { OperationCodes } from '../transport/operation-codes.ts'
import { partOf } from '../transport/part-of.ts'
import type { CallOptions } from '../kernel/options.ts'

/** Errors of subscribing. */
export type SubscribeNewsletterError = ShopError<OperationCodes<operations['subscribeNewsletter']>>

/** `pending` until the link in the mail is followed, `subscribed` if the address already was. */
export type SubscribeNewsletterData = 'pending' | 'subscribed'

/** Parameters of {@link subscribeNewsletter}. */
export interface SubscribeNewsletterParams {
  /** E-mail address that the newsletter is sent to. */
  readonly email: string
  /** Absolute URL of the link in the mail: the activation page of the site. */
  readonly callbackUrl: string
  /** Where on the site the visitor subscribed. */
  readonly source?: string
}

/**
 * Subscribes to the newsletter; the visitor confirms it by a link in a mail.
 *
 * @param shop - The shop to call.
 * @param params - The e-mail address, and the page that the mailed link opens.
 * @param options - `signal` aborts the call.
 * @returns `SubscribeNewsletterData`; or an error: `email_refused`, `payload_too_large`, `validation`, or a
 *   `TransportCode`.
 * @example
 * ```ts
 * await subscribeNewsletter(shop, { email: 'jana@example.com', callbackUrl: 'https://shop.example/activate' })
 * ```
 */
export async function subscribeNewsletter(
  shop: Shop,
  params: SubscribeNewsletterParams,
  options: CallOptions = {},
): Promise<Result<SubscribeNewsletterData, SubscribeNewsletterError>> {
  const { email, callbackUrl, source } = params
  const body = {
    email: email.trim(),
    callbackUrl,
    terms: true as const,
    ...(source !== undefined && { source }),
  }
  const answer = await callShop(shop, (api) => api.POST('/api/v1/newsletter/subscribe', { body, ...options }))
  return partOf(answer, (data) => data.status, 'applied')
}
