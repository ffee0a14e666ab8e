import type { Order } from '../types.ts'
import type { CalendarDate } from './calendar.ts'

/** What can be said about the day an order arrives. */
export interface ArrivalPromise {
  /** `after_payment` counts from the payment; `past` is a date that has passed. */
  readonly kind: 'promised' | 'after_payment' | 'past'
  /** Null if no date can be given any more. */
  readonly date: CalendarDate | null
}

/** Whether the order waits for a payment: a bank transfer, or an online payment that has not arrived. */
export const waitsForPayment = ({ code, state }: Pick<Order['payment'], 'code'> & Partial<Order['payment']>): boolean =>
  code === 'transfer' ? state !== 'paid' : state === 'pending' || state === 'failed' || state === 'cancelled'

/** What can be said about an order's arrival on a given day; null if no date was promised. */
export function promisedArrival(
  { payment, deliveryTime, nearestDeliveryDate }: Pick<Order, 'payment' | 'deliveryTime' | 'nearestDeliveryDate'>,
  today: CalendarDate,
): ArrivalPromise | null {
  const date = deliveryTime?.date ?? nearestDeliveryDate ?? null
  const waits = waitsForPayment(payment)
  if (date === null) return waits ? { kind: 'after_payment', date } : null
  if (date >= today) return { kind: waits ? 'after_payment' : 'promised', date }
  return waits && payment.code !== 'transfer' ? { kind: 'after_payment', date: null } : { kind: 'past', date }
}
