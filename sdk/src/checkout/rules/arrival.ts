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

/** Events that follow the payment of an order paid in advance. */
const settled = new Set(['paid', 'packed', 'handed_over'])

/**
 * The arrival of an order as of today; null if no date was promised. The date counts from the day of the order: an
 * order that is still unpaid on that date has none any more. After a late payment the back end sends a new nearest date,
 * which replaces a chosen delivery time before it.
 *
 * @param order - Payment and dates of the order; its `events` tell whether a bank transfer has arrived.
 * @param today - Today in the time zone of the shop, like `2026-11-20`.
 * @param placed - Day of the order in the time zone of the shop; without it, the date is kept until it has passed.
 * @returns The arrival to promise; null if no date was promised.
 */
export function expectedArrival(
  {
    payment,
    deliveryTime,
    nearestDeliveryDate,
    events,
  }: Pick<Order, 'payment' | 'deliveryTime' | 'nearestDeliveryDate'> & Partial<Pick<Order, 'events'>>,
  today: CalendarDate,
  placed: CalendarDate = today,
): ExpectedArrival | null {
  const chosen = deliveryTime?.date
  // a late payment moves the nearest date behind the chosen time
  const date = chosen && (nearestDeliveryDate ?? chosen) <= chosen ? chosen : (nearestDeliveryDate ?? null)
  const isUnpaid = isAwaitingPayment(payment) && !events?.some(({ kind }) => settled.has(kind))
  if (date === null) return isUnpaid ? { kind: 'after_payment', date } : null
  const kind = isUnpaid ? 'after_payment' : 'promised'
  if (date > today || (date === today && !(isUnpaid && placed < today))) return { kind, date }
  // without events it is unknown whether a transfer has arrived
  const isKnown = payment.code !== 'transfer' || events !== undefined || date === today
  return isUnpaid && isKnown ? { kind, date: null } : { kind: 'past', date }
}
