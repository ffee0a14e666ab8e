import type { DeliveryTime, PartialChoice, Payment, PickupBranch, Shipper } from '../types.ts'

/** Issues of the methods step, by field; a field without an issue is missing. Result of {@link validateCheckoutMethods}. */
export interface MethodsIssues {
  /** `required`: none is chosen; `shipper_unavailable`: it is not offered for this cart. */
  readonly shipper?: 'required' | 'shipper_unavailable'
  /** `branch_required`: none is chosen, or it no longer exists; `branch_unavailable`: it cannot be used now. */
  readonly branch?: 'branch_required' | 'branch_unavailable'
  /** `required`: none is chosen; `payment_blocked`: the shipper does not accept it; else it is not offered. */
  readonly payment?: 'required' | 'payment_blocked' | 'payment_unavailable'
  /** The chosen delivery time is no longer offered. */
  readonly deliveryTimeSlot?: 'delivery_time_unavailable'
}

/** Data loaded separately from the lists; missing data are not validated. */
export interface MethodsContext {
  /** The chosen branch, if the shipper has too many branches to list; null if it no longer exists. */
  readonly branch?: PickupBranch | null | undefined
  /** The times the shipper offers. */
  readonly slots?: readonly DeliveryTime[] | undefined
}

/**
 * Whether the goods are collected at a branch of the shipper.
 *
 * @param shipper - Only its type is read.
 */
export const isPersonalPickup = (shipper: Pick<Shipper, 'type'>): boolean => shipper.type === 'PERSONAL'

/**
 * Whether the shipper does not accept this payment.
 *
 * @param shipper - The chosen shipper; without one, nothing is blocked.
 * @param payment - The payment method to check.
 */
export const isPaymentBlocked = (
  shipper: Pick<Shipper, 'blockedPayments'> | null | undefined,
  payment: Pick<Payment, 'id'>,
): boolean => shipper?.blockedPayments.includes(payment.id) ?? false

/**
 * The chosen branch of a shipper.
 *
 * @param shipper - The chosen shipper, with its branches if they are listed.
 * @param id - Id of the chosen branch; null if none is chosen.
 * @param requested - The branch as it was read alone, for a shipper whose branches are too many to list.
 * @returns The branch; null if it is not known.
 */
export const findPickupBranch = (
  shipper: Pick<Shipper, 'branches'> | null | undefined,
  id: number | null,
  requested?: PickupBranch | null,
): PickupBranch | null => {
  if (id === null) return null
  return shipper?.branches?.find((branch) => branch.id === id) ?? (requested?.id === id ? requested : null)
}

const branchIssue = (
  { branch: id }: PartialChoice,
  shipper: Shipper | undefined,
  requested: PickupBranch | null | undefined,
): MethodsIssues['branch'] => {
  if (!shipper?.requiredBranch) return undefined
  if (id === null) return 'branch_required'
  const branch = findPickupBranch(shipper, id, requested)
  if (branch) return branch.available === false ? 'branch_unavailable' : undefined
  // a shipper with too many branches to list has them read one by one
  return shipper.branches === undefined && requested === undefined ? undefined : 'branch_required'
}

const paymentIssue = (
  chosen: number | null,
  shipper: Shipper | undefined,
  payments: readonly Payment[],
): MethodsIssues['payment'] => {
  if (chosen === null) return 'required'
  const payment = payments.find(({ id }) => id === chosen)
  if (!payment) return 'payment_unavailable'
  return isPaymentBlocked(shipper, payment) ? 'payment_blocked' : undefined
}

/**
 * Validates a choice against the current offers.
 *
 * @param choice - The choice to validate.
 * @param shippers - Shippers of the cart.
 * @param payments - Payment methods of the cart.
 * @param facts - The chosen branch and the free time slots, if they were read.
 * @returns Issues by field; an empty object if there are none.
 */
export function validateCheckoutMethods(
  choice: PartialChoice,
  shippers: readonly Shipper[],
  payments: readonly Payment[],
  { branch: requested, slots }: MethodsContext = {},
): MethodsIssues {
  const shipper = shippers.find(({ id }) => id === choice.shipper)
  const branch = branchIssue(choice, shipper, requested)
  const payment = paymentIssue(choice.payment, shipper, payments)
  const { deliveryTimeSlot: slot } = choice
  const lateSlot = slot !== null && slots !== undefined && !slots.some(({ id }) => id === slot)
  return {
    ...(choice.shipper === null && { shipper: 'required' as const }),
    ...(choice.shipper !== null && !shipper && { shipper: 'shipper_unavailable' as const }),
    ...(branch && { branch }),
    ...(payment && { payment }),
    ...(lateSlot && { deliveryTimeSlot: 'delivery_time_unavailable' as const }),
  }
}
