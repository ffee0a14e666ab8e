import type { OrderRow } from './view.ts'
import type { RefusalCode } from '../http/errors.ts'
import { courseOf } from '../fulfilment/view.ts'
import { statusOf } from '../fulfilment/course.ts'

/** What can be done with an order after it was placed. */
export type OrderAction = 'pay' | 'changePayment' | 'cancel'

/** Why something cannot be done with an order now, as a refusal; null when it can. */
export function whyNot(action: OrderAction, order: Pick<OrderRow, 'course' | 'payment_state'>): RefusalCode | null {
  const status = statusOf(courseOf(order))
  if (status === 'cancelled') return 'order_cancelled'
  if (action !== 'cancel' && isPaid(order)) return 'already_paid'
  if (action === 'pay') return order.payment_state === 'offline' ? 'payment_unavailable' : null
  return status === 'received' ? null : 'order_packed'
}

/** Whether the money of an order is there, whatever way it came. */
export const isPaid = (order: Pick<OrderRow, 'course' | 'payment_state'>): boolean =>
  order.payment_state === 'paid' || courseOf(order).events.some(({ kind }) => kind === 'paid')
