import type { CheckoutStep } from '@vanek/sdk/checkout'

/** Where each step of the checkout is (C2.01, C2.02, C2.03). */
export const stepPaths: Readonly<Record<CheckoutStep, string>> = {
  index: '/kosik',
  methods: '/kosik/doprava-a-platba',
  info: '/kosik/dodaci-udaje',
}

/**
 * Where a placed order is shown (C2.04). It has a policy of its own, which holds for a document: whole documents lead to it
 * (`redirectDocument`) and away from it (decision 0025).
 */
export const finishedPath = '/kosik/dokonceni'

/** Where many goods are ordered at once, by their codes (C2.05). */
export const bulkPath = '/kosik/import-objednavky'

/** A quotation, by the link that leads to it. */
export const quotePath = '/nabidka'

/** The form that makes one of the cart. */
export const newQuotePath = '/nabidka/nova'
