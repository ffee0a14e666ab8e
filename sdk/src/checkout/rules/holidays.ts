import { addDays, type CalendarDate, dateOf } from './calendar.ts'

/** Days without work that have a fixed date, as month and day. */
const fixed: Readonly<Record<string, readonly string[]>> = {
  CZ: ['01-01', '05-01', '05-08', '07-05', '07-06', '09-28', '10-28', '11-17', '12-24', '12-25', '12-26'],
}

/** Easter Sunday of a year of the Gregorian calendar. */
function easterSunday(year: number): CalendarDate {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const skipped = Math.floor(century / 4)
  const moon = (century - skipped - Math.floor((8 * century + 13) / 25) + 19 * golden + 15) % 30
  const full = moon - Math.floor(moon / 28) * (1 - Math.floor(29 / (moon + 1)) * Math.floor((21 - golden) / 11))
  const sunday = (year + Math.floor(year / 4) + full + 2 - century + skipped) % 7
  return addDays(dateOf(year, 3, 28), full - sunday)
}

const moved = new Map<string, readonly CalendarDate[]>()

/** Good Friday and Easter Monday of a year like `2026`, computed once. */
function movedDays(year: string): readonly CalendarDate[] {
  const known = moved.get(year)
  if (known) return known
  const easter = easterSunday(Number(year))
  const days = [addDays(easter, -2), addDays(easter, 1)]
  moved.set(year, days)
  return days
}

/**
 * Whether a day is a public holiday, `CZ` unless told: the fixed days, Good Friday and Easter Monday, as the law
 * has been since 2016. A country that is not known has none.
 */
export function isHoliday(day: CalendarDate, country = 'CZ'): boolean {
  const days = fixed[country]
  if (!days) return false
  if (days.includes(day.slice(5))) return true
  return movedDays(day.slice(0, 4)).includes(day)
}
