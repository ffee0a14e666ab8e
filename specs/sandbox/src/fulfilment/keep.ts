import type { OrderRow } from '../orders/view.ts'
import type { Services } from '../services.ts'
import { nextStep } from '../withdrawals/plan.ts'
import type { Course } from './course.ts'
import { nextEvent } from './plan.ts'
import { plannableOf } from './view.ts'

/** What happened longer ago, while the sandbox did not run, is no news. */
const NEWS_MS = 7 * 86_400_000
export const isNews = ({ clock }: Services, at: Date): boolean => at.getTime() > clock.now().getTime() - NEWS_MS

/** When the sandbox has something to do for an order. */
export function dueOf(order: OrderRow, course: Course): string | null {
  const plannable = plannableOf(order, course)
  const steps = (course.withdrawals ?? []).map((one) => nextStep(plannable, one))
  const times = [nextEvent(plannable), ...steps].flatMap((next) => next?.at.toISOString() ?? [])
  return times.sort()[0] ?? null
}

/** Stores the course of an order that the caller has locked, and when there is something to do for it. */
export async function keepCourse({ database }: Services, order: OrderRow, course: Course): Promise<void> {
  await database.q
    .updateTable('orders')
    .set({ course: JSON.stringify(course), due: dueOf(order, course) })
    .where('id', '=', order.id)
    .execute()
}
