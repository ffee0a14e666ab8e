import Holidays from 'date-holidays'

const holidays = new Holidays('CZ')
const known = new Map<number, ReadonlySet<string>>()
const day = 86_400_000

/** The date in Prague: `2026-11-20`. */
export const pragueDay = (at: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Prague', dateStyle: 'short' }).format(at)

/** The time in Prague: `14:58`. */
export const pragueTime = (at: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Prague', timeStyle: 'short' }).format(at)

export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / day

function holidaysOf(year: number): ReadonlySet<string> {
  const days =
    known.get(year) ??
    new Set(
      holidays
        .getHolidays(year)
        .flatMap(({ type, date }) => (type === 'public' ? [date.slice(0, '2026-11-20'.length)] : [])),
    )
  known.set(year, days)
  return days
}

/** Whether a date is a working day according to a library, to check our own implementation. */
export function isWorking(date: string): boolean {
  const [year = 0, month = 1, dayOfMonth = 1] = date.split('-').map(Number)
  const weekday = new Date(Date.UTC(year, month - 1, dayOfMonth)).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !holidaysOf(year).has(date)
}

const later = (date: string, days: number): string => new Date(Date.parse(date) + days * day).toISOString().slice(0, 10)

const nextWorking = (date: string): string => (isWorking(date) ? date : nextWorking(later(date, 1)))

/** The delivery date for a shipper with this daily deadline and number of working days, and for goods with a delay. */
export function deliveryDate(
  at: number,
  { closes, days }: { readonly closes: string; readonly days: number },
  delay: number,
) {
  const today = pragueDay(at)
  const missed = pragueTime(at) > closes ? 1 : 0
  let sent = nextWorking(later(today, missed))
  for (let left = days; left > 0; left -= 1) sent = nextWorking(later(sent, 1))
  const ready = nextWorking(later(today, delay > 0 ? delay + missed : 0))
  return sent > ready ? sent : ready
}
