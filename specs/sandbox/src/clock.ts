import { inMarket } from './market.ts'

/** The time as the sandbox sees it; tests and developers may move it. */
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

/** Day (`2026-11-20`) and time of day (`13:05`) in Prague, or in Bratislava, whose clocks show the same. */
export function inPrague(moment: Date): { day: string; time: string } {
  const text = pragueFormat.format(moment)
  return { day: text.slice(0, 10), time: text.slice(11, 16) }
}

// Swedish writes dates as ISO 8601 does
const pragueFormat = new Intl.DateTimeFormat('sv-SE', {
  timeZone: inMarket({ cs: 'Europe/Prague', sk: 'Europe/Bratislava' }),
  dateStyle: 'short',
  timeStyle: 'short',
})

const HOUR_MS = 3_600_000

/** The moment at which clocks in Prague show this day and time; in an hour that they skip, the moment after it. */
export function atPrague(day: string, time: string): Date {
  const asUtc = Date.parse(`${day}T${time}:00Z`)
  const summer = new Date(asUtc - 2 * HOUR_MS)
  return inPrague(summer).time === time ? summer : new Date(asUtc - HOUR_MS)
}
