import type { PickupBranch } from '../types.ts'
import { addDays, type CalendarDate, type ShopCalendar, toWallClock, weekday } from './calendar.ts'
import { deliveryDate, type DeliveryDateInput, utc } from './delivery-date.ts'
import { isHoliday } from './holidays.ts'

/** When a branch is open, by days of the week. */
export type OpeningHours = NonNullable<PickupBranch['hours']>

/** Opening hours of a branch on a day; null if it is closed. */
export function openOn(
  hours: OpeningHours,
  day: CalendarDate,
  { holidays }: Pick<ShopCalendar, 'holidays'>,
): { readonly from: string; readonly to: string } | null {
  if (holidays && isHoliday(day, holidays)) return null
  const own = weekday(day) || 7
  return hours.find(({ days }) => days.includes(own)) ?? null
}

/** Minutes since midnight of a time like `14:05`. */
export const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** How long before closing goods can still be collected at a branch. */
export const lastMinutes = 60

/** What the pickup date depends on; `deliveryDays` is the delivery time to the branch. */
export interface PickupDateInput extends DeliveryDateInput {
  /** When the branch is open. */
  readonly hours: OpeningHours
  /** Whether the branch has all the goods in stock. */
  readonly isHere: boolean
}

/**
 * The first date on which goods can be collected at a branch. Goods in stock there can be collected today if the
 * branch is open for at least another hour, else on its next open day. Other goods are delivered there first.
 *
 * @param facts - Current time, opening hours of the branch, whether the goods are there, and the calendar of the shop.
 */
export function pickupDate(facts: PickupDateInput): CalendarDate {
  const { now, hours, isHere, calendar = utc } = facts
  const { date, time } = toWallClock(now, calendar.timeZone)
  const today = openOn(hours, date, calendar)
  if (isHere && today && minutes(time) + lastMinutes <= minutes(today.to)) return date
  let day = isHere ? addDays(date, 1) : deliveryDate(facts)
  // stop after two weeks if a branch is never open
  for (let left = 14; left > 0 && !openOn(hours, day, calendar); left -= 1) day = addDays(day, 1)
  return day
}
