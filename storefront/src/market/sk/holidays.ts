import type { ShopCalendar } from '@vanek/sdk/checkout'

/** Days off in Slovakia: public holidays, apart from those on which people work. */
export const holidays: NonNullable<ShopCalendar['holidays']> = {
  fixed: ['01-01', '01-06', '05-01', '05-08', '07-05', '08-29', '09-15', '11-01', '12-24', '12-25', '12-26'],
  // Good Friday and Easter Monday
  fromEaster: [-2, 1],
}
