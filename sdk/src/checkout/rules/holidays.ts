import { type CalendarDate, dayNumber } from './calendar.ts'

/** Public holidays of a country. */
export interface Holidays {
  /** Those on the same date each year, as month and day: `12-25`. */
  readonly fixed: readonly string[]
  /**
   * Holidays that move with Easter, as days from Easter Sunday: -2 is Good Friday, 1 is Easter Monday.
   *
   * @defaultValue none
   */
  readonly fromEaster?: readonly number[]
}

const easterSundays = new Map<string, number>()

/** Number of the day of Easter Sunday in a year of the Gregorian calendar, like `2026`; computed once. */
function easterSunday(year: string): number {
  const known = easterSundays.get(year)
  if (known !== undefined) return known
  const own = Number(year)
  const golden = own % 19
  const century = Math.floor(own / 100)
  const skipped = Math.floor(century / 4)
  const moon = (century - skipped - Math.floor((8 * century + 13) / 25) + 19 * golden + 15) % 30
  const full = moon - Math.floor(moon / 28) * (1 - Math.floor(29 / (moon + 1)) * Math.floor((21 - golden) / 11))
  const sunday = (own + Math.floor(own / 4) + full + 2 - century + skipped) % 7
  const number = dayNumber(`${year}-03-28`) + full - sunday
  easterSundays.set(year, number)
  return number
}

/**
 * Whether a day is a public holiday.
 *
 * @param day - Date like `2026-11-20`.
 * @param holidays - Fixed days as `MM-DD`, and days counted from Easter Sunday.
 */
export function isHoliday(day: CalendarDate, { fixed, fromEaster = [] }: Holidays): boolean {
  if (fixed.includes(day.slice(5))) return true
  return fromEaster.includes(dayNumber(day) - easterSunday(day.slice(0, 4)))
}
