import { weekdayOf } from '../delivery/days.ts'
import { inMarket } from '../market.ts'
import { isPaidAhead } from '../payments/ways.ts'
import type { Shop } from '../wire.ts'

const DAYS = inMarket({
  cs: ['v neděli', 'v pondělí', 'v úterý', 've středu', 've čtvrtek', 'v pátek', 'v sobotu'],
  sk: ['v nedeľu', 'v pondelok', 'v utorok', 'v stredu', 'vo štvrtok', 'v piatok', 'v sobotu'],
})
const WAYS: Readonly<Record<string, string>> = inMarket({
  cs: { PERSONAL: 'Připraveno', PICKUP_POINT: 'K vyzvednutí' },
  sk: { PERSONAL: 'Pripravené', PICKUP_POINT: 'Na vyzdvihnutie' },
})
const [ONCE_PAID, AT_YOURS] = inMarket({
  cs: ['Po připsání platby, nejdříve', 'U vás'],
  sk: ['Po pripísaní platby, najskôr', 'U vás'],
} as const)

type Paying = Pick<Shop['Order'], 'payment' | 'prices'> & Partial<Pick<Shop['Order'], 'events'>>
type Arriving = Paying & Pick<Shop['Order'], 'shipper' | 'deliveryTime' | 'nearestDeliveryDate'>

/** Whether the order is prepared only after a payment that has not arrived. */
export const waitsForPayment = ({ payment: { code, state }, prices, events = [] }: Paying) =>
  isPaidAhead(code) && state !== 'paid' && prices.totalWithTax > 0 && !events.some(({ kind }) => kind === 'paid')

/**
 * The delivery date of an order, `U vás v úterý 24. 11.`; the earliest one while it is unpaid. A chosen time that a late
 * payment has missed is left out. Empty without a date.
 */
export function arrivalLine(order: Arriving): string[] {
  const { shipper, deliveryTime, nearestDeliveryDate } = order
  const isMoved = deliveryTime && nearestDeliveryDate && nearestDeliveryDate > deliveryTime.date
  const time = isMoved ? null : deliveryTime
  const date = time?.date ?? nearestDeliveryDate
  if (!date) return []
  const [, month, day] = date.split('-').map(Number)
  const hours = time ? ` ${inMarket({ cs: 'mezi', sk: 'medzi' })} ${time.from} a ${time.to}` : ''
  const start = waitsForPayment(order) ? ONCE_PAID : (WAYS[shipper.type] ?? AT_YOURS)
  return [`${start} ${DAYS[weekdayOf(date)]} ${day}.\u00a0${month}.${hours}`]
}
