import type { PartialChoice, Payment } from '../../checkout/types.ts'
import type { CheckoutMessages } from './types.ts'

/** Message codes for the parts of a choice that were removed: no longer offered, or not accepted by the new shipper. */
export function lossesOf(
  before: PartialChoice,
  after: PartialChoice,
  payments: readonly Payment[],
): readonly (keyof CheckoutMessages)[] {
  const lostShipper = before.shipper !== null && after.shipper === null
  const lostPayment = before.payment !== null && after.payment === null
  const isOffered = payments.some(({ id }) => id === before.payment)
  return [
    ...(lostShipper ? (['shipper_unavailable'] as const) : []),
    ...(lostPayment ? [isOffered ? ('payment_blocked' as const) : ('payment_unavailable' as const)] : []),
  ]
}
