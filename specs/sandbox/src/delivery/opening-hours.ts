import type { OpeningHours } from '../../seed/branches.ts'
import { inMarket } from '../market.ts'
import type { Shop } from '../wire.ts'
import { addDays, isHoliday, weekdayOf } from './days.ts'

const WEEKDAYS = inMarket({ cs: 'Po–Pá', sk: 'Po–Pia' })
const ALL_DAY = '0:00–24:00'

/** Opening hours in one line: `Po–Pá 8:00–18:00, So 9:00–13:00`. */
export function hoursText({ weekdays, saturday, sunday }: OpeningHours): string {
  if ([weekdays, saturday, sunday].every((hours) => hours === ALL_DAY)) return 'Nonstop'
  const days = [`${WEEKDAYS} ${weekdays}`, ...(saturday === null ? [] : [`So ${saturday}`])]
  return [...days, ...(sunday === null ? [] : [`Ne ${sunday}`])].join(', ')
}

/** Structured opening hours in the format of the contract. */
export function hoursView({ weekdays, saturday, sunday }: OpeningHours): Shop['OpeningHours'] {
  const spans = [
    { days: [1, 2, 3, 4, 5], text: weekdays },
    { days: [6], text: saturday },
    { days: [7], text: sunday },
  ]
  return spans.flatMap(({ days, text }) => {
    const [from, to] = text?.split('–') ?? []
    return from && to ? [{ days, from: from.padStart(5, '0'), to: to.padStart(5, '0') }] : []
  })
}

/** When a branch closes on a day, `18:00`; null when it is closed. */
export function closingTime({ weekdays, saturday, sunday }: OpeningHours, day: string): string | null {
  if (isHoliday(day)) return null
  const weekday = weekdayOf(day)
  const hours = weekday === 0 ? sunday : weekday === 6 ? saturday : weekdays
  return hours?.split('–')[1]?.padStart(5, '0') ?? null
}

/** The first day on which a branch is open, starting with the given day. */
export function firstOpenDay(hours: OpeningHours, from: string): string {
  let day = from
  while (closingTime(hours, day) === null) day = addDays(day, 1)
  return day
}
