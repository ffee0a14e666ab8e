import type { AnyOrder } from './types.ts'

/** Until when an order by invoice is to be paid. */
export interface PaymentDue {
  /** The last day to pay, as an ISO date. */
  readonly day: string
  readonly isOver: boolean
}

/**
 * Until when an order by invoice is to be paid, and whether that is over (A8.06); `null` where nothing is due.
 *
 * @param order an order, or one of a list of orders
 * @param today the day in the time zone of the shop, as an ISO date
 *
 * @example
 * ```ts
 * paymentDue(order, '2026-12-05') // { day: '2026-12-04', isOver: true }
 * ```
 */
export function paymentDue(
  { payment: { due } }: { readonly payment: Pick<AnyOrder['payment'], 'due'> },
  today: string,
): PaymentDue | null {
  return due ? { day: due, isOver: due < today } : null
}
