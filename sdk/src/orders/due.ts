import type { OrderDetails } from './types.ts'

/** Due date of an order paid by invoice. Returned by {@link paymentDue}. */
export interface PaymentDue {
  /** The last day to pay, as an ISO date. */
  readonly day: string
  /** Whether this day has passed. */
  readonly isOver: boolean
}

/**
 * Due date of an order paid by invoice, and whether it has passed; `null` if nothing is due.
 *
 * @param order - An order, or one of a list of orders.
 * @param today - The day in the time zone of the shop, as an ISO date.
 *
 * @example
 * ```ts
 * paymentDue(order, '2026-12-05') // { day: '2026-12-04', isOver: true }
 * ```
 */
export function paymentDue(
  { payment: { due } }: { readonly payment: Pick<OrderDetails['payment'], 'due'> },
  today: string,
): PaymentDue | null {
  return due ? { day: due, isOver: due < today } : null
}
