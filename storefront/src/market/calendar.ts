import { type CalendarDate, type ShopCalendar, toWallClock } from '@vanek/sdk/checkout'
import { market } from './market.ts'

/** The date of an instant in the shop's time zone. */
export const dateAt = (moment: number | string): CalendarDate => toWallClock(new Date(moment), market.timeZone).date

/** The shop's time zone and its holidays, which are those of Czechia (C9.12). */
export const calendar: ShopCalendar = {
  timeZone: market.timeZone,
  holidays: {
    fixed: ['01-01', '05-01', '05-08', '07-05', '07-06', '09-28', '10-28', '11-17', '12-24', '12-25', '12-26'],
    // Good Friday and Easter Monday
    fromEaster: [-2, 1],
  },
}
