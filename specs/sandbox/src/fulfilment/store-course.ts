import type { OrderRow } from '../orders/view.ts'
import type { Services } from '../services.ts'
import { nextStep } from '../withdrawals/plan.ts'
import type { Course } from './course.ts'
import { nextEvent } from './plan.ts'
import { plannableOf } from './view.ts'

/** Older events, which became due while the sandbox was not running, are not mailed. */
const NEWS_MS = 7 * 86_400_000
export const isRecent = ({ clock }: Services, at: Date): boolean => at.getTime() > clock.now().getTime() - NEWS_MS

/** The time of the next automatic step of an order. */
export function dueOf(order: OrderRow, course: Course): string | null {
  const plannable = plannableOf(order, course)
  const steps = (course.withdrawals ?? []).map((one) => nextStep(plannable, one))
  const times = [nextEvent(plannable), ...steps].flatMap((next) => next?.at.toISOString() ?? [])
  return times.sort()[0] ?? null
}

/** Stores the course of a locked order, and the time of its next step. */
export async function storeCourse({ database }: Services, order: OrderRow, course: Course): Promise<void> {
  await database.q
    .updateTable('orders')
    .set({ course: JSON.stringify(course), due: dueOf(order, course) })
    .where('id', '=', order.id)
    .execute()
}
