import { type Order, weekday } from '@vanek/sdk/checkout'
import { formatDate } from '@vanek/sdk/format'

const days = ['v neděli', 'v pondělí', 'v úterý', 've středu', 've čtvrtek', 'v pátek', 'v sobotu']
const ways: Readonly<Record<string, string>> = { PERSONAL: 'Připraveno', PICKUP_POINT: 'K vyzvednutí' }

/** `U vás v pondělí 23. 11.` by type of the shipper and calendar date; null when nothing was promised. */
export const arrivalOn = (type: string, date: string | null | undefined): string | null =>
  date ? `${ways[type] ?? 'U vás'} ${days[weekday(date)]} ${formatDate(date, { year: false })}` : null

/**
 * When the goods of an order arrive, by its date and not by "tomorrow": an order is looked at on other days, too. With the
 * hours where they were chosen.
 */
export function arrival({
  shipper,
  deliveryTime,
  nearestDeliveryDate,
}: Pick<Order, 'shipper' | 'deliveryTime' | 'nearestDeliveryDate'>): string | null {
  const day = arrivalOn(shipper.type, deliveryTime?.date ?? nearestDeliveryDate)
  return day && deliveryTime ? `${day} mezi ${deliveryTime.from} a ${deliveryTime.to}` : day
}
