/** The reference day of the seed: all its dates are relative to it, and none is later. */
export const SEED_DAY = '2026-11-20'

const DAY_MS = 86_400_000

const midnight = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/** The date a number of days after the seed day (or before it, if negative), as YYYY-MM-DD. */
export function dayOfSeed(days: number): string {
  return movedDay(SEED_DAY, days)
}

/** Number of days from the seed day to another day. */
export function daysSinceSeed(day: string): number {
  return (midnight(day) - midnight(SEED_DAY)) / DAY_MS
}

function movedDay(day: string, days: number): string {
  return new Date(midnight(day) + days * DAY_MS).toISOString().slice(0, 10)
}

const DATE = /^\d{4}-\d\d-\d\d(?=$|T[\d:.]+(?:Z|[+-]\d\d:\d\d)$)/

/** Copies plain data and moves every date by a number of days; the time of day does not change. */
export function moveDates<T>(data: T, days: number): T {
  return days === 0 ? data : (moved(data, days) as T)
}

function moved(data: unknown, days: number): unknown {
  if (typeof data === 'string') return data.replace(DATE, (day) => movedDay(day, days))
  if (Array.isArray(data)) return data.map((item) => moved(item, days))
  if (data === null || typeof data !== 'object') return data
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, moved(value, days)]))
}
