import { atPrague, inPrague } from '../clock.ts'
import { addDays, addWorkingDays, isWorkingDay } from '../delivery/days.ts'

const DAYS = 14

/** The last moment of the right to withdraw: the end of the 14th day after delivery, or of the next working day. */
export function withdrawableUntil(delivered: Date): Date {
  const last = addDays(inPrague(delivered).day, DAYS)
  const day = isWorkingDay(last) ? last : addWorkingDays(last, 1)
  return new Date(atPrague(addDays(day, 1), '00:00').getTime() - 1)
}
