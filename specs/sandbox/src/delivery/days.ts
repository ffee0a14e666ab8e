import { inMarket } from '../market.ts'

// public holidays of the country with a fixed date
const FIXED = new Set(
  inMarket({
    cs: ['01-01', '05-01', '05-08', '07-05', '07-06', '09-28', '10-28', '11-17', '12-24', '12-25', '12-26'],
    // 1 September and 17 November are holidays, but working days. 8 May and 15 September were working days only in 2026;
    // `date-holidays` wrongly lists them as observances in later years too
    sk: ['01-01', '01-06', '05-01', '05-08', '07-05', '08-29', '09-15', '11-01', '12-24', '12-25', '12-26'],
  }),
)

const DAY_MS = 24 * 3600 * 1000

/** Adds days to a date like `2026-11-20`. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** 0 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}

/** Easter Sunday of a year, by the anonymous Gregorian algorithm. */
export function easterSunday(year: number): string {
  const a = year % 19
  const century = Math.floor(year / 100)
  const yearOfCentury = year % 100
  const skipped = century - Math.floor(century / 4) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const fullMoon = (19 * a + skipped + 15) % 30
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - fullMoon - (yearOfCentury % 4)) % 7
  const correction = Math.floor((a + 11 * fullMoon + 22 * toSunday) / 451)
  const days = fullMoon + toSunday - 7 * correction + 114
  const month = String(Math.floor(days / 31)).padStart(2, '0')
  return `${year}-${month}-${String((days % 31) + 1).padStart(2, '0')}`
}

/** Whether the day is a public holiday in the country of the shop. */
export function isHoliday(day: string): boolean {
  if (FIXED.has(day.slice(5))) return true
  const easter = easterSunday(Number(day.slice(0, 4)))
  return day === addDays(easter, -2) || day === addDays(easter, 1)
}

/** Whether carriers work on that day: not on weekends and holidays. */
export function isWorkingDay(day: string): boolean {
  const weekday = weekdayOf(day)
  return weekday !== 0 && weekday !== 6 && !isHoliday(day)
}

export function addWorkingDays(day: string, count: number): string {
  let current = day
  for (let left = count; left > 0; left -= isWorkingDay(current) ? 1 : 0) current = addDays(current, 1)
  return current
}
