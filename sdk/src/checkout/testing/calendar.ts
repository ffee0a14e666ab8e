import type { ShopCalendar } from '../rules/calendar.ts'

/** Time zone and holidays of a shop in Czechia. */
export const calendar: ShopCalendar = {
  timeZone: 'Europe/Prague',
  holidays: {
    fixed: ['01-01', '05-01', '05-08', '07-05', '07-06', '09-28', '10-28', '11-17', '12-24', '12-25', '12-26'],
    fromEaster: [-2, 1],
  },
}
