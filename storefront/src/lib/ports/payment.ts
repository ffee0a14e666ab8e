import type { PaymentWidget } from '@vanek/sdk/integrations/payment'
import { sandboxWidget } from './sandbox-widget.ts'

/** Makes the widget of a provider, whose own addresses may begin with the origin of the payment pages. */
export type CreatePaymentWidget = (paymentOrigin: string) => PaymentWidget<HTMLElement>

/**
 * Widgets that pay inside the shop, by the provider that the back end names. Each has a page of its own, whose headers
 * allow that provider and nobody else; without an entry here no header allows anything.
 */
export const paymentWidgets: Readonly<Record<string, CreatePaymentWidget>> = {
  sandbox: sandboxWidget,
}
