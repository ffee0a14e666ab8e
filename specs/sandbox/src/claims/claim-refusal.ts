import { statusOf } from '../fulfilment/course.ts'
import { courseOf } from '../fulfilment/view.ts'
import type { RefusalCode } from '../http/errors.ts'
import type { OrderRow } from '../orders/view.ts'
import { claimableUntil } from './period.ts'

/** The refusal if nothing of an order can be claimed now; null if it can. */
export function claimRefusal(order: Pick<OrderRow, 'course' | 'doc'>, now: Date): RefusalCode | null {
  const course = courseOf(order)
  if (statusOf(course) === 'cancelled') return 'order_cancelled'
  const until = claimableUntil(course, order.doc)
  if (until === null) return 'not_delivered'
  return now > until ? 'claim_expired' : null
}
