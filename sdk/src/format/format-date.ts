import { noBreakSpace } from './format-number.ts'

/** Language and time zone of {@link formatDate} and {@link formatDateTime}. */
export interface DateOptions {
  /**
   * Language of the text, as a BCP 47 tag.
   *
   * @defaultValue `'en'`
   */
  readonly locale?: string
  /**
   * IANA name of the time zone in which an instant is shown, so that server and browser show the same.
   *
   * @defaultValue `'UTC'`
   */
  readonly timeZone?: string
}

const calendarDate = /^\d{4}-\d{2}-\d{2}/
const instant = /T\d{2}:\d{2}.*(?:Z|[+-]\d{2}:?\d{2})$/

const dayFields = { day: 'numeric', month: 'numeric' } as const
const fieldsOf = {
  day: dayFields,
  date: { ...dayFields, year: 'numeric' },
  time: { hour: '2-digit', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** Cached, because creating a format is slower than using it. */
const formats = new Map<string, Intl.DateTimeFormat>()

function written(kind: keyof typeof fieldsOf, ms: number, locale: string, timeZone: string): string {
  const key = `${kind} ${locale} ${timeZone}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...fieldsOf[kind], timeZone })
  formats.set(key, format)
  return format.format(ms).replace(/\s/g, noBreakSpace)
}

/**
 * Milliseconds of a date and the zone it is written in, null for a text that is not a date. A calendar date has no
 * zone.
 */
function momentOf(text: string, timeZone: string): { readonly ms: number; readonly zone: string } | null {
  const [day] = calendarDate.exec(text) ?? []
  if (day === undefined) return null
  const isInstant = instant.test(text)
  const ms = Date.parse(isInstant ? text : `${day}T00:00:00Z`)
  return Number.isNaN(ms) ? null : { ms, zone: isInstant ? timeZone : 'UTC' }
}

/**
 * Formats a date in the numeric form of a language: `11/25/2026` in English, `25. 11. 2026` in Czech. A calendar date
 * (`2026-11-25`) has no time zone; an instant (`2026-11-25T23:30:00Z`) is shown as the day in the given time zone.
 * Spaces do not break.
 *
 * @param date - Date or instant in ISO 8601.
 * @param options - Language (`en` by default), IANA time zone (`UTC` by default), and whether to show the year (true
 *   by default).
 * @returns The date as text; `date` itself if it is not a date.
 * @example
 * ```ts
 * const placed = formatDate(order.created, { locale: 'cs', timeZone: 'Europe/Prague' }) // '25. 11. 2026'
 * ```
 */
export function formatDate(date: string, options: DateOptions & { readonly year?: boolean } = {}): string {
  const { locale = 'en', timeZone = 'UTC', year = true } = options
  const moment = momentOf(date, timeZone)
  return moment ? written(year ? 'date' : 'day', moment.ms, locale, moment.zone) : date
}

/**
 * Formats a date with its time: `25. 11. 2026 14:05`. A calendar date has no time.
 *
 * @param date - Date or instant in ISO 8601.
 * @param options - Language (`en` by default) and IANA time zone (`UTC` by default).
 * @returns The date as text; `date` itself if it is not a date.
 * @example
 * ```ts
 * const options = { locale: 'cs', timeZone: 'Europe/Prague' }
 * const paid = formatDateTime('2026-11-25T13:05:00Z', options) // '25. 11. 2026 14:05'
 * ```
 */
export function formatDateTime(date: string, options: DateOptions = {}): string {
  const { locale = 'en', timeZone = 'UTC' } = options
  const moment = momentOf(date, timeZone)
  if (!moment) return date
  const day = written('date', moment.ms, locale, moment.zone)
  return instant.test(date) ? `${day} ${written('time', moment.ms, locale, moment.zone)}` : day
}
