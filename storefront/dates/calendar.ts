import Holidays from 'date-holidays'

const holidays = new Holidays('CZ')
const day = 86_400_000

/** What the calendar on a wall in Prague says: `2026-11-20`. */
export const pragueDay = (at: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Prague', dateStyle: 'short' }).format(at)

export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / day

/** Whether parcels travel on a day, as a library knows it: not our own rule, which it has to agree with. */
export function isWorking(date: string): boolean {
  const [year = 0, month = 1, dayOfMonth = 1] = date.split('-').map(Number)
  const weekday = new Date(Date.UTC(year, month - 1, dayOfMonth)).getUTCDay()
  const isOff = holidays.getHolidays(year).some((one) => one.type === 'public' && one.date.startsWith(date))
  return weekday !== 0 && weekday !== 6 && !isOff
}
