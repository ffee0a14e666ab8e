import { inPrague } from '../clock.ts'

// days off in the Czech Republic that have a fixed date
const FIXED = new Set([
  '01-01',
  '05-01',
  '05-08',
  '07-05',
  '07-06',
  '09-28',
  '10-28',
  '11-17',
  '12-24',
  '12-25',
  '12-26',
])

const DAY_MS = 24 * 3600 * 1000

/** The day so many days after another; days are written `2026-11-20`. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** Easter Sunday of a year, by the anonymous Gregorian rule. */
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

/** Whether parcels travel on that day: no weekend and no Czech holiday. */
export function isWorkingDay(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  if (weekday === 0 || weekday === 6 || FIXED.has(day.slice(5))) return false
  const easter = easterSunday(Number(day.slice(0, 4)))
  return day !== addDays(easter, -2) && day !== addDays(easter, 1)
}

export function addWorkingDays(day: string, count: number): string {
  let current = day
  for (let left = count; left > 0; left -= isWorkingDay(current) ? 1 : 0) current = addDays(current, 1)
  return current
}

export interface Delivery {
  /** Time of day in Prague after which a parcel leaves a day later. */
  readonly closesAt: string | null
  readonly transitDays: number
  /** Working days until the last goods of the cart are there. */
  readonly delayDays: number
}

/** The first day on which a parcel ordered at this moment can be there. */
export function nearestDeliveryDate(now: Date, { closesAt, transitDays, delayDays }: Delivery): string {
  const { day, time } = inPrague(now)
  const late = closesAt !== null && time >= closesAt
  const leaves = isWorkingDay(day) && !late ? day : addWorkingDays(day, 1)
  return addWorkingDays(leaves, transitDays + delayDays)
}
