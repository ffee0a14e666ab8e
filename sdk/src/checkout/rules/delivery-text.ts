import { addDays, type CalendarDate, wallClock, weekday } from './calendar.ts'

const weekdays = ['neděle', 'pondělí', 'úterý', 'středa', 'čtvrtek', 'pátek', 'sobota']

/** What the text is about. */
export interface DeliveryTextFacts {
  readonly date: CalendarDate
  /** This moment. */
  readonly now: Date
  /** Whether it is collected at a branch (C3.11). */
  readonly personal: boolean
}

/**
 * When goods come, in Czech: `ihned` for collecting today (C9.14), else `dnes`, `zítra`, or the day of the week with the
 * date, `pondělí 3. 6.` (C9.15). A date that has passed is said as today.
 */
export function deliveryText({ date, now, personal }: DeliveryTextFacts): string {
  const today = wallClock(now).date
  if (date <= today) return personal ? 'ihned' : 'dnes'
  if (date === addDays(today, 1)) return 'zítra'
  const [, month, day] = date.split('-').map(Number)
  return `${weekdays[weekday(date)]} ${day}.\u00A0${month}.`
}
