import type { OrderRow } from './view.ts'
import type { RefusalCode } from '../http/errors.ts'
import { courseOf } from '../fulfilment/view.ts'
import { statusOf } from '../fulfilment/course.ts'

/** Actions on a placed order. */
export type OrderAction = 'pay' | 'changePayment' | 'cancel'

/** The refusal if an action is not possible now; null if it is. */
export function actionRefusal(
  action: OrderAction,
  order: Pick<OrderRow, 'course' | 'payment_state'>,
): RefusalCode | null {
  const status = statusOf(courseOf(order))
  if (status === 'cancelled') return 'order_cancelled'
  if (action !== 'cancel' && isPaid(order)) return 'already_paid'
  if (action === 'pay') return order.payment_state === 'offline' ? 'payment_unavailable' : null
  return status === 'received' ? null : 'order_packed'
}

/** Whether an order is paid, by any payment method. */
export const isPaid = (order: Pick<OrderRow, 'course' | 'payment_state'>): boolean =>
  order.payment_state === 'paid' || courseOf(order).events.some(({ kind }) => kind === 'paid')
