import type { Shipper } from '@vanek/sdk/checkout'
import { formatDate } from '@vanek/sdk/format'

const days = ['v neděli', 'v pondělí', 'v úterý', 've středu', 've čtvrtek', 'v pátek', 'v sobotu']

/** "u vás v pondělí 23. 11.", from the calendar date the back end promised; null when it promised none. */
export function deliveryDate({ type, delivery }: Pick<Shipper, 'type' | 'delivery'>): string | null {
  const date = delivery.nearestDeliveryDate
  if (!date) return null
  // the date has no time, so its day of week is that of the same date in UTC
  const day = days[new Date(`${date}T00:00:00Z`).getUTCDay()]
  const when = `${day} ${formatDate(date, { year: false })}`
  if (type === 'PERSONAL') return `Připraveno ${when}`
  return type === 'PICKUP_POINT' ? `K vyzvednutí ${when}` : `U vás ${when}`
}
