import type { PartialChoice, Payment, Shipper } from '../types.ts'
import { isPaymentBlocked } from './methods.ts'

/** Changes the shipper and clears branch and delivery time, which belong to the old one. */
export const withShipper = (choice: PartialChoice, shipper: number | null): PartialChoice =>
  shipper === choice.shipper ? choice : { ...choice, shipper, branch: null, deliveryTimeSlot: null }

/**
 * Removes from a choice what is no longer offered: a shipper together with its branch, a branch, and a payment that is
 * gone or not accepted by the shipper.
 *
 * @param choice - The choice so far; not changed.
 * @param shippers - Shippers of the cart.
 * @param payments - Payment methods of the cart.
 * @returns The remaining choice; the same object if nothing was removed.
 */
export function reconcileCheckoutChoice(
  choice: PartialChoice,
  shippers: readonly Shipper[],
  payments: readonly Payment[],
): PartialChoice {
  const shipper = shippers.find(({ id }) => id === choice.shipper)
  const payment = payments.find(({ id }) => id === choice.payment)
  const listed = shipper?.branches?.some(({ id }) => id === choice.branch) ?? true
  const branch = shipper?.requiredBranch && listed ? choice.branch : null
  const next: PartialChoice = {
    ...withShipper(choice, shipper?.id ?? null),
    payment: payment && !isPaymentBlocked(shipper, payment) ? payment.id : null,
    branch,
  }
  const same = next.shipper === choice.shipper && next.payment === choice.payment && next.branch === choice.branch
  return same ? choice : next
}
