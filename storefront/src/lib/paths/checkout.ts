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
