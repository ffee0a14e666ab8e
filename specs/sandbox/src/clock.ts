import { inMarket } from './market.ts'

/** The clock of the sandbox; tests and developers can move it. */
export interface Clock {
  now(): Date
  /** Sets how far this clock is ahead of the real one. */
  shift(ms: number): void
}

export function createClock(real: () => number = Date.now): Clock {
  let ahead = 0
  return {
    now: () => new Date(real() + ahead),
    shift: (ms) => (ahead = ms),
  }
}

/** Day (`2026-11-20`) and time of day (`13:05`) in Prague, which is also the time in Bratislava. */
export function inPrague(moment: Date): { day: string; time: string } {
  const text = pragueFormat.format(moment)
  return { day: text.slice(0, 10), time: text.slice(11, 16) }
}

// the Swedish locale formats dates as ISO 8601
const pragueFormat = new Intl.DateTimeFormat('sv-SE', {
  timeZone: inMarket({ cs: 'Europe/Prague', sk: 'Europe/Bratislava' }),
  dateStyle: 'short',
  timeStyle: 'short',
})

const HOUR_MS = 3_600_000

/** Converts local time in Prague to an instant; a time skipped by daylight saving gives the instant after the gap. */
export function atPrague(day: string, time: string): Date {
  const asUtc = Date.parse(`${day}T${time}:00Z`)
  const summer = new Date(asUtc - 2 * HOUR_MS)
  return inPrague(summer).time === time ? summer : new Date(asUtc - HOUR_MS)
}
