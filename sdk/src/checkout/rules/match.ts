import type { PartialChoice, Payment, Shipper } from '../types.ts'
import { blockedPayment } from './methods.ts'

/** The choice with another shipper: its branch and time of delivery go with the old one (C4.49). */
export const withShipper = (choice: PartialChoice, shipper: number | null): PartialChoice =>
  shipper === choice.shipper ? choice : { ...choice, shipper, branch: null, deliveryTimeSlot: null }

/**
 * A choice as it fits what is offered now: a shipper that is gone is taken back (C4.51) together with its branch (C4.52),
 * so is a payment that is gone (C4.53) or that the shipper does not take (C4.50), and a branch that the shipper has no
 * longer. Everything else stays; a choice that fits is answered as it is.
 */
export function matchChoice(
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
    payment: payment && !blockedPayment(shipper, payment) ? payment.id : null,
    branch,
  }
  const same = next.shipper === choice.shipper && next.payment === choice.payment && next.branch === choice.branch
  return same ? choice : next
}
