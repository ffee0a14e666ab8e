import { addDays, type CalendarDate, wallClock, weekday } from './calendar.ts'
import { type OpeningHours, openOn } from './collect-date.ts'
import type { DatedWay } from './dated.ts'
import { isPersonalPickup } from './methods.ts'

const weekdays = ['neděle', 'pondělí', 'úterý', 'středa', 'čtvrtek', 'pátek', 'sobota']

/** Input of `deliveryText`. */
export interface DeliveryTextFacts {
  /** Date of delivery or pickup, like `2026-11-23`, in the time zone of the shop. */
  readonly date: CalendarDate
  /** Current time. */
  readonly now: Date
  /** Whether it is collected at a branch. */
  readonly personal: boolean
  /** Opening hours of the branch, if known. */
  readonly hours?: OpeningHours | undefined
}

/**
 * The delivery date as Czech text: `ihned` for pickup today, or `dnes od 8:00` before the branch opens; else
 * `dnes`, `zítra`, or the weekday with the date, `pondělí 3. 6.`. A past date is shown as today.
 */
export function deliveryText({ date, now, personal, hours }: DeliveryTextFacts): string {
  const { date: today, time } = wallClock(now)
  if (date <= today) {
    const open = personal && hours ? openOn(hours, today) : null
    if (open && time < open.from) return `dnes od ${open.from.replace(/^0/, '')}`
    return personal ? 'ihned' : 'dnes'
  }
  if (date === addDays(today, 1)) return 'zítra'
  const [, month, day] = date.split('-').map(Number)
  return `${weekdays[weekday(date)]} ${day}.\u00A0${month}.`
}

/** The same for a delivery method; for pickup, the branch with the earliest date counts. */
export function wayText({ type, branches = [] }: DatedWay, date: CalendarDate, now: Date): string {
  const personal = isPersonalPickup({ type })
  const said = branches
    .filter(({ nearestDeliveryDate }) => personal && nearestDeliveryDate === date)
    .map(({ hours }) => deliveryText({ date, now, personal, hours }))
  return said.includes('ihned') || said.length === 0 ? deliveryText({ date, now, personal }) : (said.sort()[0] ?? '')
}

/** How many branches have the goods on the date; null if all have, or if the method has no branches to collect at. */
export function branchesOn({ type, branches = [] }: DatedWay, date: CalendarDate): number | null {
  const some = branches.filter(({ nearestDeliveryDate }) => nearestDeliveryDate === date).length
  return isPersonalPickup({ type }) && some > 0 && some < branches.length ? some : null
}
