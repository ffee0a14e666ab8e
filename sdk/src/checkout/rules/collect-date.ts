import type { PickupBranch } from '../types.ts'
import { addDays, type CalendarDate, wallClock, weekday } from './calendar.ts'
import { deliveryDate, type DeliveryFacts } from './delivery-date.ts'
import { isHoliday } from './holidays.ts'

/** When a branch is open, by days of the week. */
export type OpeningHours = NonNullable<PickupBranch['hours']>

/** When a branch is open on a day; null when it is closed. */
export function openOn(
  hours: OpeningHours,
  day: CalendarDate,
  country?: string,
): { readonly from: string; readonly to: string } | null {
  if (isHoliday(day, country)) return null
  const own = weekday(day) || 7
  return hours.find(({ days }) => days.includes(own)) ?? null
}

/** Minutes of the day at a time of it, `14:05`. */
export const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** How long before a branch closes goods can still be collected there. */
export const lastMinutes = 60

/** What the day of collecting follows from; `deliveryDays` are those to the branch. */
export interface CollectFacts extends DeliveryFacts {
  /** When the branch is open. */
  readonly hours: OpeningHours
  /** Whether all the goods lie at the branch. */
  readonly isHere: boolean
}

/**
 * The first day on which goods can be collected at a branch of the shop (C9.14): today while it is open for another hour or
 * will be, when they lie there, else a day on which it is open; what does not lie there is brought first (C9.09 to C9.13).
 */
export function collectDate(facts: CollectFacts): CalendarDate {
  const { now, hours, isHere, country } = facts
  const { date, time } = wallClock(now)
  const today = openOn(hours, date, country)
  if (isHere && today && minutes(time) + lastMinutes <= minutes(today.to)) return date
  let day = isHere ? addDays(date, 1) : deliveryDate(facts)
  // a branch that is never open is waited for no longer than a fortnight
  for (let left = 14; left > 0 && !openOn(hours, day, country); left -= 1) day = addDays(day, 1)
  return day
}
