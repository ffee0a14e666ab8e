import type { Holidays } from './holidays.ts'

/**
 * A calendar date, `2026-11-23`. It has no time and no zone, so that counting days is not affected by daylight saving
 * time.
 */
export type CalendarDate = string

const dayMs = 86_400_000
const written = (ms: number): CalendarDate => new Date(ms).toISOString().slice(0, 10)

/** Days since 1970-01-01. */
export const dayNumber = (date: CalendarDate): number => Date.parse(date) / dayMs

/** Time zone and days off for delivery dates. */
export interface ShopCalendar {
  /** IANA name of the time zone, like `Europe/Berlin`. */
  readonly timeZone: string
  /**
   * Public holidays, on which nothing is delivered and branches are closed.
   *
   * @defaultValue none
   */
  readonly holidays?: Holidays | undefined
}

/**
 * Adds days to a calendar date.
 *
 * @param date - Date like `2026-11-20`.
 * @param days - Number of days; negative to go back.
 */
export const addDays = (date: CalendarDate, days: number): CalendarDate => written((dayNumber(date) + days) * dayMs)

/**
 * Day of the week of a calendar date: 0 is Sunday.
 *
 * @param date - Date like `2026-11-20`.
 */
export const weekday = (date: CalendarDate): number => new Date(date).getUTCDay()

const formats = new Map<string, Intl.DateTimeFormat>()
const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  formats.set(timeZone, made)
  return made
}

interface WallClock {
  readonly date: CalendarDate
  readonly time: string
}

/** Cached, because formatting is slow. */
let last: { readonly ms: number; readonly timeZone: string; readonly clock: WallClock } | undefined

/**
 * The date and time of day in a time zone, independent of the time zone of the machine.
 *
 * @param now - The moment.
 * @param timeZone - IANA time zone, like `Europe/Prague`.
 */
export function toWallClock(now: Date, timeZone: string): WallClock {
  const ms = now.getTime()
  if (last?.ms === ms && last.timeZone === timeZone) return last.clock
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  )
  const { year = '', month = '', day = '', hour = '', minute = '' } = parts
  const clock = { date: `${year}-${month}-${day}`, time: `${hour}:${minute}` }
  last = { ms, timeZone, clock }
  return clock
}
