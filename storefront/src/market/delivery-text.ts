import {
  type CalendarDate,
  type DeliveryTerms,
  deliveryDay,
  type DeliveryDay,
  type DeliveryDayInput,
  deliveryMethodDay,
  isPersonalPickup,
  weekday,
} from '@vanek/sdk/checkout'
import * as texts from '#texts/market'
import { calendar } from './calendar.ts'

/** The text for a pickup today. */
export const atOnce = texts.now

function textOf({ kind, date, from }: DeliveryDay): string {
  if (kind === 'now') return atOnce
  if (kind === 'tomorrow') return texts.tomorrow
  if (kind === 'today') return from === null ? texts.today : texts.todayFrom(from.replace(/^0/, ''))
  const [, month, day] = date.split('-').map(Number)
  return `${texts.weekdays[weekday(date)]} ${day}.\u00A0${month}.`
}

/**
 * A delivery date in words: "at once" for pickup today, or "today from 8:00" before the branch opens (C9.14); else
 * "today", "tomorrow", or the weekday with the date (C9.15).
 */
export const deliveryText = (facts: DeliveryDayInput): string => textOf(deliveryDay(facts, calendar))

/** The same for a delivery method. */
export const wayText = (way: DeliveryTerms, date: CalendarDate, now: Date): string =>
  textOf(deliveryMethodDay(way, date, now, calendar))

/** The text for a pickup that is possible today; null for another day, and for a method that delivers. */
export function pickupTodayText(way: DeliveryTerms, date: CalendarDate, now: Date): string | null {
  if (!isPersonalPickup(way)) return null
  const day = deliveryMethodDay(way, date, now, calendar)
  return day.kind === 'now' || day.kind === 'today' ? textOf(day) : null
}

/** The text for a day until tomorrow, for a page that is rendered for this moment; null for a later day. */
export function nearText(way: Pick<DeliveryTerms, 'type' | 'branches'>, date: CalendarDate, now: Date): string | null {
  const terms = { ...way, delivery: { nearestDeliveryDate: date, closesAt: null } }
  const day = deliveryMethodDay(terms, date, now, calendar)
  return day.kind === 'later' ? null : textOf(day)
}
