import { weekdayOf } from '../delivery/days.ts'
import { wayOf } from '../payments/ways.ts'
import type { Shop } from '../wire.ts'

const DAYS = ['v neděli', 'v pondělí', 'v úterý', 've středu', 've čtvrtek', 'v pátek', 'v sobotu']
const WAYS: Readonly<Record<string, string>> = { PERSONAL: 'Připraveno', PICKUP_POINT: 'K vyzvednutí' }

type Arriving = Pick<Shop['Order'], 'shipper' | 'payment' | 'deliveryTime' | 'nearestDeliveryDate'>

/** When an order arrives, `U vás v úterý 24. 11.`; of what is not paid yet the earliest day. None without a day. */
export function arrivalLine({ shipper, payment, deliveryTime, nearestDeliveryDate }: Arriving): string[] {
  const date = deliveryTime?.date ?? nearestDeliveryDate
  if (!date) return []
  const [, month, day] = date.split('-').map(Number)
  const hours = deliveryTime ? ` mezi ${deliveryTime.from} a ${deliveryTime.to}` : ''
  const waits = wayOf(payment.code) === 'transfer' || payment.state === 'pending'
  const start = waits ? 'Po připsání platby, nejdříve' : (WAYS[shipper.type] ?? 'U vás')
  return [`${start} ${DAYS[weekdayOf(date)]} ${day}.\u00a0${month}.${hours}`]
}
