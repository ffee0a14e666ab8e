import type { Order } from '../types.ts'
import type { CalendarDate } from './calendar.ts'

/** What may be promised of the day on which an order arrives. */
export interface ArrivalPromise {
  /** `after_payment` holds only once it is paid; `past` was promised for a day that has gone by. */
  readonly kind: 'promised' | 'after_payment' | 'past'
  /** Null when no day can be named any more. */
  readonly date: CalendarDate | null
}

/** Whether the goods wait for money: a transfer, of which nobody here knows, or a payment online that is not there. */
export const waitsForPayment = ({ code, state }: Pick<Order['payment'], 'code'> & Partial<Order['payment']>): boolean =>
  code === 'transfer' ? state !== 'paid' : state === 'pending' || state === 'failed' || state === 'cancelled'

/** What an order may promise on a day; null when nothing was ever promised. */
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
