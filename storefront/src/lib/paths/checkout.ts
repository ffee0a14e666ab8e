import { cartPath, detailsPath, methodsPath, transferPath } from '#market/paths'
import type { CheckoutStep } from '@vanek/sdk/checkout'

/** Paths of the steps of the checkout (C2.01, C2.02, C2.03). */
export const stepPaths: Readonly<Record<CheckoutStep, string>> = {
  index: cartPath,
  methods: methodsPath,
  info: detailsPath,
}

/** Path to which the payment provider returns shoppers (C2.06). */
export const paymentPath = '/checkout/payment/callback'

/** Folder of the pages on which an order is paid in a widget. Each has its own document policy, like `finishedPath`. */
export const widgetFolder = '/kosik/platba/'
/** Path of the page with the widget of a payment provider. */
export const widgetPath = (provider: string): string => widgetFolder + encodeURIComponent(provider)

/** Path of the QR code of an order. It is served only to the customer of the order, or with the link from its mail. */
export const qrPath = (code: string): string => `${transferPath}/${encodeURIComponent(code)}.svg`
