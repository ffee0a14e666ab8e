import type { CheckoutStep } from '@vanek/sdk/checkout'

/** Paths of the steps of the checkout (C2.01, C2.02, C2.03). */
export const stepPaths: Readonly<Record<CheckoutStep, string>> = {
  index: '/kosik',
  methods: '/kosik/doprava-a-platba',
  info: '/kosik/dodaci-udaje',
}

/**
 * Path of the placed order (C2.04). It has a document policy of its own, so full page loads lead to it
 * (`redirectDocument`) and away from it (decision 0025).
 */
export const finishedPath = '/kosik/dokonceni'

/** Path of the bulk order by codes (C2.05). */
export const bulkPath = '/kosik/import-objednavky'

/** Path of a quotation, by its link. */
export const quotePath = '/nabidka'

/** Path of the form that creates a quotation from the cart. */
export const newQuotePath = '/nabidka/nova'

/** Path to which the payment provider returns shoppers (C2.06). */
export const paymentPath = '/checkout/payment/callback'

/** The page with the details of a bank transfer; mails link to it, also for guests. */
export const transferPath = '/kosik/platba-prevodem'

/** Path of the QR code of an order. It is served only to the customer of the order, or with the link from its mail. */
export const qrPath = (code: string): string => `${transferPath}/${encodeURIComponent(code)}.svg`
