import type { Order } from '../types.ts'
import type { CalendarDate } from './calendar.ts'

/** The arrival day of an order, as it can be shown. */
export interface ExpectedArrival {
  /** `after_payment` counts from the payment; `past` is a date that has passed. */
  readonly kind: 'promised' | 'after_payment' | 'past'
  /** Null if the date is no longer valid. */
  readonly date: CalendarDate | null
}

/**
 * Whether the order waits for a payment: a bank transfer, or an online payment that has not arrived.
 *
 * @param payment - Payment of the order; without a `state`, only its method is known.
 * @example
 * ```ts
 * const placed = unwrap(await findOrder(shop, { token: 'current' }))
 * if (placed && isAwaitingPayment(placed.payment)) console.log('Waiting for your payment')
 * ```
 */
export const isAwaitingPayment = ({
  code,
  state,
}: Pick<Order['payment'], 'code'> & Partial<Order['payment']>): boolean =>
  code === 'transfer' ? state !== 'paid' : state === 'pending' || state === 'failed' || state === 'cancelled'

/**
 * The arrival of an order as of today; null if no date was promised.
 *
 * @param order - Payment and dates of the order.
 * @param today - Today in the time zone of the shop, like `2026-11-20`.
 * @returns The arrival to promise; null if no date was promised.
 */
export function expectedArrival(
  { payment, deliveryTime, nearestDeliveryDate }: Pick<Order, 'payment' | 'deliveryTime' | 'nearestDeliveryDate'>,
  today: CalendarDate,
): ExpectedArrival | null {
  const date = deliveryTime?.date ?? nearestDeliveryDate ?? null
  const isUnpaid = isAwaitingPayment(payment)
  if (date === null) return isUnpaid ? { kind: 'after_payment', date } : null
  if (date >= today) return { kind: isUnpaid ? 'after_payment' : 'promised', date }
  return isUnpaid && payment.code !== 'transfer' ? { kind: 'after_payment', date: null } : { kind: 'past', date }
}
