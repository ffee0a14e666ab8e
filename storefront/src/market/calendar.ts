import { type CalendarDate, type ShopCalendar, toWallClock } from '@vanek/sdk/checkout'
import { holidays } from '#market/holidays'
import { market } from '#market/market'

/** The date of an instant in the shop's time zone. */
export const dateAt = (moment: number | string): CalendarDate => toWallClock(new Date(moment), market.timeZone).date

/** The shop's time zone and the holidays of its country. */
export const calendar: ShopCalendar = { timeZone: market.timeZone, holidays }
