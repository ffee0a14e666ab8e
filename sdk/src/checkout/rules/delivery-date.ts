import type { Shipper } from '../types.ts'
import { addDays, type CalendarDate, wallClock, weekday } from './calendar.ts'
import { isHoliday } from './holidays.ts'

/** What a date of delivery follows from. */
export interface DeliveryFacts {
  /** This moment. */
  readonly now: Date
  /** Days until the goods can leave; 0 when they are in stock. */
  readonly delayDays: number
  /** When the shipper's day ends and the nearest date it knows of. */
  readonly delivery: Shipper['delivery']
  /** Whose holidays count, alpha-2; the shop's own country unless told. */
  readonly country?: string
}

const isDayOff = (date: CalendarDate, country: string | undefined): boolean =>
  weekday(date) === 0 || weekday(date) === 6 || isHoliday(date, country)

/** The day itself, or the next one that is neither a weekend (C9.11) nor a public holiday (C9.12). */
export function workingDay(date: CalendarDate, country?: string): CalendarDate {
  let day = date
  while (isDayOff(day, country)) day = addDays(day, 1)
  return day
}

/**
 * The day the goods arrive. It starts as today, by the shop's own clock, plus the delay (C9.09); when there is a delay
 * and the shipper has closed for today it is one day more (C9.10); it is moved to a working day (C9.11, C9.12); a later
 * nearest date of the shipper wins (C9.13).
 */
export function deliveryDate({ now, delayDays, delivery, country }: DeliveryFacts): CalendarDate {
  const { date, time } = wallClock(now)
  const { closesAt, nearestDeliveryDate } = delivery
  const closed = delayDays > 0 && closesAt !== null && time > closesAt
  const computed = workingDay(addDays(date, delayDays + (closed ? 1 : 0)), country)
  return nearestDeliveryDate !== null && nearestDeliveryDate > computed ? nearestDeliveryDate : computed
}
