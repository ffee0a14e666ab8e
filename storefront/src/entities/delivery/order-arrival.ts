import * as texts from '#texts/entities/delivery'
import { type CalendarDate, type DeliveryTerms, expectedArrival, type Order } from '@vanek/sdk/checkout'
import { dateAt } from '../../market/calendar.ts'
import { type Arrival, arrivalOn, dayText } from './arrival.tsx'

const unpaid: Readonly<Record<string, string>> = { PERSONAL: texts.readyAfterPayment }

/** What happens after the payment: the goods are sent, or prepared at the branch. */
export const afterPayment = ({ type }: Pick<Order['shipper'], 'type'>): string =>
  type === 'PERSONAL' ? texts.preparedOncePaid : texts.sentOncePaid

/**
 * When the goods of an order arrive. It names the date instead of "tomorrow", since an order is read on other days too,
 * unless the page is rendered for `now`. A date that a payment can no longer meet is not shown.
 *
 * @param branches the branch of a pickup, if its opening hours are known
 */
export function arrival(
  order: Pick<Order, 'shipper' | 'deliveryTime' | 'nearestDeliveryDate' | 'payment' | 'created' | 'events'>,
  today: CalendarDate,
  now?: Date,
  branches?: DeliveryTerms['branches'],
): Arrival | null {
  const promised = expectedArrival(order, today, dateAt(order.created))
  if (promised === null) return null
  const { kind, date } = promised
  const { type } = order.shipper
  if (date === null) return { before: unpaid[type] ?? texts.sentAfterPayment, date, day: '', after: '' }
  if (kind === 'past') return { before: texts.wasDue, date, day: dayText(date, { year: true }), after: '' }
  // a late payment has missed the chosen time
  const time = order.deliveryTime?.date === date ? order.deliveryTime : null
  return arrivalOn({ type, date, time, waits: kind === 'after_payment', now, branches })
}
