import { noBreakSpace } from './format-number.ts'

/** Where the shop's clock hangs: server and browser write the same day, wherever they stand. */
const timeZone = 'Europe/Paris'

const calendarDate = /^(\d{4})-(\d{2})-(\d{2})/
const instant = /T\d{2}:\d{2}.*(?:Z|[+-]\d{2}:?\d{2})$/

interface DateParts {
  readonly year: string
  readonly month: string
  readonly day: string
  /** `14:05`; '' for a calendar date. */
  readonly time: string
}

/** Making a format is slower than using it, and a page with reviews writes many dates. */
let format: Intl.DateTimeFormat | undefined

function partsOfInstant(ms: number): DateParts {
  const fields = { year: 'numeric', month: 'numeric', day: 'numeric', hour: '2-digit', minute: '2-digit' } as const
  format ??= new Intl.DateTimeFormat('en-GB', { ...fields, hourCycle: 'h23', timeZone })
  // `25/11/2026, 14:05`; asking for its parts takes several times longer
  const [day = '', month = '', year = '', hour = '', minute = ''] = format.format(ms).split(/\D+/)
  return { year, month, day, time: `${hour}:${minute}` }
}

function partsOf(date: string): DateParts | null {
  const [, year, month, day] = calendarDate.exec(date) ?? []
  if (!year || !month || !day) return null
  if (!instant.test(date)) return { year, month, day, time: '' }
  const ms = Date.parse(date)
  return Number.isNaN(ms) ? null : partsOfInstant(ms)
}

const written = ({ year, month, day }: DateParts, withYear: boolean): string =>
  [`${Number(day)}.`, `${Number(month)}.`, ...(withYear ? [year] : [])].join(noBreakSpace)

/**
 * A date of ISO 8601 as Czech, Slovak and German write it: `25. 11. 2026`, without the year on request. A calendar date
 * (`2026-11-25`) stays as it is; an instant (`2026-11-25T23:30:00Z`) is the day it falls on in Europe/Paris, here
 * the 26th. Text that is no date is answered as it came.
 */
export function formatDate(date: string, options: { readonly year?: boolean } = {}): string {
  const parts = partsOf(date)
  return parts ? written(parts, options.year !== false) : date
}

/** The same with the time in Europe/Paris behind it: `25. 11. 2026 14:05`; a calendar date has none. */
export function formatDateTime(date: string): string {
  const parts = partsOf(date)
  if (!parts) return date
  return parts.time === '' ? written(parts, true) : `${written(parts, true)} ${parts.time}`
}
