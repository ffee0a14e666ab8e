import type { CheckoutChoice, Payment, Shipper } from '../types.ts'

/** A choice while it is being made: what is not chosen yet is null. */
export type PartialChoice = { readonly [Field in keyof CheckoutChoice]: CheckoutChoice[Field] | null }

/** Why the methods step cannot be left, by field. */
export interface MethodsIssues {
  readonly shipper?: 'required' | 'shipper_unavailable'
  readonly branch?: 'branch_required'
  readonly payment?: 'required' | 'payment_blocked' | 'payment_unavailable'
}

/** Whether a shipper hands the goods over at a branch (C3.11). */
export const isPersonalPickup = (shipper: Pick<Shipper, 'type'>): boolean => shipper.type === 'PERSONAL'

/** Whether the shipper does not take goods paid this way. */
export const blockedPayment = (
  shipper: Pick<Shipper, 'blockedPayments'> | null | undefined,
  payment: Pick<Payment, 'id'>,
): boolean => shipper?.blockedPayments.includes(payment.id) ?? false

const lacksBranch = (shipper: Shipper, branch: number | null): boolean => {
  if (!shipper.requiredBranch) return false
  // a shipper with too many branches to list has them asked for elsewhere
  return branch === null || (shipper.branches?.every(({ id }) => id !== branch) ?? false)
}

const paymentIssue = (
  chosen: number | null,
  shipper: Shipper | undefined,
  payments: readonly Payment[],
): MethodsIssues['payment'] => {
  if (chosen === null) return 'required'
  const payment = payments.find(({ id }) => id === chosen)
  if (!payment) return 'payment_unavailable'
  return blockedPayment(shipper, payment) ? 'payment_blocked' : undefined
}

/** What is wrong with a choice, measured against what is offered now; an empty object when nothing is. */
export function validateMethods(
  choice: PartialChoice,
  shippers: readonly Shipper[],
  payments: readonly Payment[],
): MethodsIssues {
  const shipper = shippers.find(({ id }) => id === choice.shipper)
  const payment = paymentIssue(choice.payment, shipper, payments)
  return {
    ...(choice.shipper === null && { shipper: 'required' as const }),
    ...(choice.shipper !== null && !shipper && { shipper: 'shipper_unavailable' as const }),
    ...(shipper && lacksBranch(shipper, choice.branch) && { branch: 'branch_required' as const }),
    ...(payment && { payment }),
  }
}
