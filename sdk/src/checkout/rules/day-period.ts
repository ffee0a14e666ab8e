import { addDays, type CalendarDate, toWallClock } from './calendar.ts'
import { lastMinutes, minutes } from './collect-date.ts'
import type { PickupBranchTerms } from './dated.ts'

/** A period in which delivery dates stay the same; its ends are milliseconds since 1970. */
export interface DayInterval {
  /** Start of the period, inclusive. */
  readonly since: number
  /** End of the period, exclusive. */
  readonly until: number
}

interface Closing {
  readonly delivery?: { readonly closesAt: string | null } | undefined
  readonly branches?: readonly Pick<PickupBranchTerms, 'hours'>[]
}

const day = 24 * 60
const minuteMs = 60_000

/** Minutes of the day at which the dates of these delivery methods change, in order. */
function changesOf(methods: readonly Closing[]): readonly number[] {
  const found = methods.flatMap(({ delivery, branches = [] }) => [
    ...(delivery?.closesAt ? [minutes(delivery.closesAt) + 1] : []),
    ...branches.flatMap(({ hours = [] }) =>
      hours.flatMap(({ from, to }) => [minutes(from), minutes(to) - lastMinutes + 1, minutes(to)]),
    ),
  ])
  return [...new Set(found)].filter((at) => at > 0 && at < day).sort((one, two) => one - two)
}

/** The moment at which the shop's clock shows a minute of a date. The guess may be off by a daylight saving change. */
function settled(guess: number, date: CalendarDate, minute: number, timeZone: string): number {
  const shown = toWallClock(new Date(guess), timeZone)
  const days = shown.date === date ? 0 : shown.date < date ? 1 : -1
  return guess + (days * day + minute - minutes(shown.time)) * minuteMs
}

/**
 * The period around a moment in which the dates of these delivery methods do not change. It is bounded by midnight,
 * closing times of shippers and opening hours of branches. A page rendered in it is valid until its end.
 *
 * @param now - The moment, in milliseconds since 1970.
 * @param methods - The delivery methods.
 * @param timeZone - IANA name of the shop's time zone.
 */
export function dayInterval(now: number, methods: readonly Closing[], timeZone = 'UTC'): DayInterval {
  const { date, time } = toWallClock(new Date(now), timeZone)
  const at = minutes(time)
  const begun = Math.floor(now / minuteMs) * minuteMs
  const changes = changesOf(methods)
  const from = changes.filter((change) => change <= at).at(-1) ?? 0
  const to = changes.find((change) => change > at)
  return {
    since: settled(begun - (at - from) * minuteMs, date, from, timeZone),
    until:
      to === undefined
        ? settled(begun + (day - at) * minuteMs, addDays(date, 1), 0, timeZone)
        : settled(begun + (to - at) * minuteMs, date, to, timeZone),
  }
}
