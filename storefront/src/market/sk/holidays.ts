import type { ShopCalendar } from '@vanek/sdk/checkout'

/**
 * Days off in Slovakia: public holidays, apart from 1 September and 17 November, on which people work. So they did on 8
 * May and 15 September 2026, and the library `date-holidays` calls both days of work since then; here they stay, because
 * a day promised too late is better than one promised too early.
 */
export const holidays: NonNullable<ShopCalendar['holidays']> = {
  fixed: ['01-01', '01-06', '05-01', '05-08', '07-05', '08-29', '09-15', '11-01', '12-24', '12-25', '12-26'],
  // Good Friday and Easter Monday
  fromEaster: [-2, 1],
}
