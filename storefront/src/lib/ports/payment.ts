import type { PaymentWidget } from '@vanek/sdk/integrations/payment'
import { sandboxWidget } from './sandbox-widget.ts'

/** Creates the widget of a provider, whose own URLs may start with the origin of the payment pages. */
export type CreatePaymentWidget = (paymentOrigin: string) => PaymentWidget<HTMLElement>

/**
 * Widgets that pay inside the shop, by the provider that the back end names. Each has its own page, whose headers
 * allow only that provider; without an entry here no header allows anything.
 */
export const paymentWidgets: Readonly<Record<string, CreatePaymentWidget>> = {
  sandbox: sandboxWidget,
}
