import type { Selectable } from 'kysely'
import { availabilityOf } from '../catalogue/availability.ts'
import { piecesIn } from '../catalogue/variants.ts'
import type { Schema } from '../db/schema.ts'
import { TRANSFER_DAYS } from '../delivery/collect-date.ts'
import type { CartLine } from './load.ts'

export type ShipperRow = Selectable<Schema['shippers']>
export type PaymentRow = Selectable<Schema['payments']>

/** Whether a shipper accepts these goods; oversized goods need a shipper for them. */
export function canCarry(shipper: ShipperRow, lines: readonly CartLine[]): boolean {
  return lines.some(({ product }) => product.oversized) ? shipper.oversized : shipper.regular
}

/** Whether the shipper accepts the payment. */
export function canPay(shipper: ShipperRow, payment: PaymentRow): boolean {
  return !shipper.doc.blockedPayments.includes(payment.id)
}

/** Delivery time of a shipper in working days; for own branches, the time to get the goods there. */
export const daysOnTheWay = ({ type, doc }: ShipperRow): number =>
  type === 'PERSONAL' ? TRANSFER_DAYS : doc.transitDays

/** Days until all goods of the cart are ready. */
export function delayOf(lines: readonly CartLine[]): number {
  return Math.max(0, ...lines.map(({ variant, warehouses }) => availabilityOf(variant, piecesIn(warehouses)).delayDays))
}
