import type { ShopCalendar } from '@vanek/sdk/checkout'

/** Czech public holidays (C9.12). */
export const holidays: NonNullable<ShopCalendar['holidays']> = {
  fixed: ['01-01', '05-01', '05-08', '07-05', '07-06', '09-28', '10-28', '11-17', '12-24', '12-25', '12-26'],
  // Good Friday and Easter Monday
  fromEaster: [-2, 1],
}
