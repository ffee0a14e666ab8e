import { inPrague } from '../clock.ts'
import { addDays, addWorkingDays, isWorkingDay } from './days.ts'

export interface Delivery {
  /** Cut-off time in Prague: orders after it leave a day later. */
  readonly closesAt: string | null
  /** Working days in transit. */
  readonly transitDays: number
  /** Days until the last goods of the cart are available. */
  readonly delayDays: number
}

/**
 * The first day on which an order placed now can be delivered: a working day after the delay of the goods (C9.09 to C9.12),
 * or the first day that the shipper can make, whichever is later (C9.13).
 */
export function nearestDeliveryDate(now: Date, { closesAt, transitDays, delayDays }: Delivery): string {
  const { day, time } = inPrague(now)
  const late = closesAt !== null && time > closesAt
  const delayed = addDays(day, delayDays + (delayDays > 0 && late ? 1 : 0))
  const ready = isWorkingDay(delayed) ? delayed : addWorkingDays(delayed, 1)
  const leaves = isWorkingDay(day) && !late ? day : addWorkingDays(day, 1)
  const brought = addWorkingDays(leaves, transitDays)
  return brought > ready ? brought : ready
}
