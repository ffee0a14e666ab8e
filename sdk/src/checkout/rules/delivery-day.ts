import { addDays, type CalendarDate, type ShopCalendar, toWallClock } from './calendar.ts'
import { type OpeningHours, openOn } from './collect-date.ts'
import type { DeliveryTerms } from './dated.ts'
import { utc } from './delivery-date.ts'
import { isPersonalPickup } from './methods.ts'

/** Input of {@link deliveryDay}. */
export interface DeliveryDayInput {
  /** Date of delivery or pickup, like `2026-11-23`, in the time zone of the shop. */
  readonly date: CalendarDate
  /** Current time. */
  readonly now: Date
  /** Whether it is collected at a branch. */
  readonly personal: boolean
  /** Opening hours of the branch, if known. */
  readonly hours?: OpeningHours | undefined
}

/** A delivery date relative to today. Returned by {@link deliveryDay}; the shop has the texts. */
export interface DeliveryDay {
  /**
   * `now` for pickup today, `today` for delivery today and for pickup before the branch opens, `tomorrow`, or `later`.
   */
  readonly kind: 'now' | 'today' | 'tomorrow' | 'later'
  /** The date, like `2026-11-23`. */
  readonly date: CalendarDate
  /** When the branch opens today, like `08:00`; null if it is open, or if that is not known. */
  readonly from: string | null
}

/**
 * How to name a delivery date: today, tomorrow, later, or available now. A past date is named like today.
 *
 * @param facts - The date, the current time, and for pickup the opening hours of the branch.
 * @param calendar - Time zone and days off of the shop. Defaults to UTC with free weekends.
 */
export function deliveryDay(
  { date, now, personal, hours }: DeliveryDayInput,
  calendar: ShopCalendar = utc,
): DeliveryDay {
  const { date: today, time } = toWallClock(now, calendar.timeZone)
  if (date > today) return { kind: date === addDays(today, 1) ? 'tomorrow' : 'later', date, from: null }
  const open = personal && hours ? openOn(hours, today, calendar) : null
  if (open && time < open.from) return { kind: 'today', date, from: open.from }
  return { kind: personal ? 'now' : 'today', date, from: null }
}

/**
 * How to name the delivery date of a delivery method. For pickup, the branch with the earliest pickup counts.
 *
 * @param way - Type of the delivery method, and its branches.
 * @param date - Delivery date, like `2026-11-20`.
 * @param now - Current time.
 * @param calendar - Time zone and days off of the shop. Defaults to UTC with free weekends.
 */
export function deliveryMethodDay(
  { type, branches = [] }: DeliveryTerms,
  date: CalendarDate,
  now: Date,
  calendar?: ShopCalendar,
): DeliveryDay {
  const personal = isPersonalPickup({ type })
  const [first, ...others] = branches
    .filter(({ nearestDeliveryDate }) => personal && nearestDeliveryDate === date)
    .map(({ hours }) => deliveryDay({ date, now, personal, hours }, calendar))
  if (!first) return deliveryDay({ date, now, personal }, calendar)
  return others.reduce((best, day) => ((day.from ?? '') < (best.from ?? '') ? day : best), first)
}

/**
 * The number of branches where the goods can be picked up on a date.
 *
 * @param way - Type of the delivery method, and its branches.
 * @param date - Date like `2026-11-20`.
 * @returns null if all branches have them by then, or if the method has no pickup.
 */
export function countBranchesByDate({ type, branches = [] }: DeliveryTerms, date: CalendarDate): number | null {
  const some = branches.filter(({ nearestDeliveryDate }) => nearestDeliveryDate === date).length
  return isPersonalPickup({ type }) && some > 0 && some < branches.length ? some : null
}
