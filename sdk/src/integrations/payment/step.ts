import type { PaymentStart } from './types.ts'

/** Next step to pay an order. Returned by {@link paymentStep}. */
export type PaymentStep =
  | {
      /** Nothing is paid online. */
      readonly kind: 'none'
    }
  | {
      /** The shopper pays on the provider's page. */
      readonly kind: 'redirect'
      /** Address of that page. */
      readonly redirectUrl: string
    }
  | {
      /** The shopper pays in a widget on a page of the shop. */
      readonly kind: 'widget'
      /** Name of the provider, one of the known ones. */
      readonly provider: string
      /** The client secret of the payment, for the widget. */
      readonly clientSecret: string
      /** The same payment on the provider's page, if the widget cannot be shown. */
      readonly redirectUrl: string
    }

/**
 * The next step to pay an order. The widget of an unknown provider, or one without a client secret, is a
 * redirect.
 *
 * @param start - `payment` of a placed order, or the result of `payOrder`.
 * @param providers - Names of the providers whose widgets this shop can show. Defaults to none.
 * @example
 * ```ts
 * const step = paymentStep({ redirectUrl: null })
 * ```
 */
export function paymentStep(start: PaymentStart, providers: readonly string[] = []): PaymentStep {
  const { redirectUrl, widget } = start
  if (redirectUrl === null) return { kind: 'none' }
  const { provider = '', clientSecret = '' } = widget ?? {}
  if (clientSecret === '' || !providers.includes(provider)) return { kind: 'redirect', redirectUrl }
  return { kind: 'widget', provider, clientSecret, redirectUrl }
}
