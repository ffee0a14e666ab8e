import type { Shipper } from '../types.ts'
import { addDays, type CalendarDate, type ShopCalendar, toWallClock, weekday } from './calendar.ts'
import { isHoliday } from './holidays.ts'

/** Input of `deliveryDate`. */
export interface DeliveryDateInput {
  /** Current time. */
  readonly now: Date
  /** Days until the goods are ready; 0 if they are in stock. */
  readonly delayDays: number
  /** The shipper's closing time, its nearest date, and its delivery time in days if it gives no date. */
  readonly delivery: Partial<Shipper['delivery']>
  /**
   * Time zone and days off of the shop.
   *
   * @defaultValue UTC, with weekends off
   */
  readonly calendar?: ShopCalendar | undefined
}

/** The default calendar. */
export const utc: ShopCalendar = { timeZone: 'UTC' }

const isDayOff = (date: CalendarDate, { holidays }: ShopCalendar): boolean =>
  weekday(date) === 0 || weekday(date) === 6 || (holidays !== undefined && isHoliday(date, holidays))

/** The first working day from this day on: no weekend, no public holiday. */
export function workingDay(date: CalendarDate, calendar: ShopCalendar): CalendarDate {
  let day = date
  while (isDayOff(day, calendar)) day = addDays(day, 1)
  return day
}

/** Whether a shipper has closed at a time like `14:01`. At the closing time itself it is still open. */
export const hasClosed = (time: string, closesAt: string | null | undefined): boolean =>
  typeof closesAt === 'string' && time > closesAt

/** The first date on which a shipper that needs this many working days can deliver. */
function broughtOn({ now, delivery, calendar = utc }: DeliveryDateInput, days: number): CalendarDate {
  const { date, time } = toWallClock(now, calendar.timeZone)
  let day = workingDay(hasClosed(time, delivery.closesAt) ? addDays(date, 1) : date, calendar)
  for (let left = days; left > 0; left -= 1) day = workingDay(addDays(day, 1), calendar)
  return day
}

/**
 * The day the goods arrive: today in the shop's time zone plus the delay, one day later if there is a delay and the
 * shipper has closed for today, moved to a working day. A later nearest date of the shipper wins;
 * if the shipper has no date but a delivery time in days, its date is computed from that.
 *
 * @param facts - Current time, delay of the goods in days, delivery terms of the shipper, and the calendar of the
 *   shop.
 * @returns Date like `2026-11-20`.
 * @example
 * ```ts
 * const day = deliveryDate({
 *   now: new Date('2026-11-20T09:00:00Z'), // a Friday
 *   delayDays: 1,
 *   delivery: {},
 *   calendar: { timeZone: 'Europe/Prague' },
 * }) // '2026-11-23', the Monday
 * ```
 */
export function deliveryDate(facts: DeliveryDateInput): CalendarDate {
  const { now, delayDays, delivery, calendar = utc } = facts
  const { date, time } = toWallClock(now, calendar.timeZone)
  const { closesAt, deliveryDays, nearestDeliveryDate } = delivery
  const closed = delayDays > 0 && hasClosed(time, closesAt)
  const computed = workingDay(addDays(date, delayDays + (closed ? 1 : 0)), calendar)
  const nearest = nearestDeliveryDate ?? (deliveryDays === undefined ? computed : broughtOn(facts, deliveryDays))
  return nearest > computed ? nearest : computed
}
