import type { OpeningHours } from '../../seed/branches.ts'
import { inPrague } from '../clock.ts'
import { addDays } from './days.ts'
import { nearestDeliveryDate } from './nearest-date.ts'
import { closingTime, firstOpenDay } from './opening-hours.ts'

/** Working days from the central warehouse to a branch. */
export const TRANSFER_DAYS = 2
const HOUR = 60

export interface Collecting {
  readonly hours: OpeningHours
  /** Whether all goods are in stock at the branch. */
  readonly isHere: boolean
  readonly closesAt: string | null
  /** Days until the last goods are available. */
  readonly delayDays: number
}

/**
 * The first day on which goods ordered now can be collected at a branch: the same day until an hour before closing time if they
 * are in stock there, otherwise after their transport.
 */
export function collectDate(now: Date, { hours, isHere, closesAt, delayDays }: Collecting): string {
  if (!isHere) return firstOpenDay(hours, nearestDeliveryDate(now, { closesAt, transitDays: TRANSFER_DAYS, delayDays }))
  const { day, time } = inPrague(now)
  const closes = closingTime(hours, day)
  return closes !== null && minutes(time) + HOUR <= minutes(closes) ? day : firstOpenDay(hours, addDays(day, 1))
}

function minutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * HOUR + minute
}
