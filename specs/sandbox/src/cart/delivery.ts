import type { Selectable } from 'kysely'
import { availabilityOf } from '../catalogue/availability.ts'
import { piecesIn } from '../catalogue/variants.ts'
import type { Schema } from '../db/schema.ts'
import { TRANSFER_DAYS } from '../delivery/collect-date.ts'
import type { CartLine } from './load.ts'

export type ShipperRow = Selectable<Schema['shippers']>
export type PaymentRow = Selectable<Schema['payments']>

/** Whether a shipper takes these goods: an oversized piece needs one that carries such. */
export function canCarry(shipper: ShipperRow, lines: readonly CartLine[]): boolean {
  return lines.some(({ product }) => product.oversized) ? shipper.oversized : shipper.regular
}

/** Whether an order with this shipper can be paid that way. */
export function canPay(shipper: ShipperRow, payment: PaymentRow): boolean {
  return !shipper.doc.blockedPayments.includes(payment.id)
}

/** Working days that a shipper needs: what is collected at a branch of ours is brought there first. */
export const daysOnTheWay = ({ type, doc }: ShipperRow): number =>
  type === 'PERSONAL' ? TRANSFER_DAYS : doc.transitDays

/** Days until the last goods of the cart can be there. */
export function delayOf(lines: readonly CartLine[]): number {
  return Math.max(0, ...lines.map(({ variant, warehouses }) => availabilityOf(variant, piecesIn(warehouses)).delayDays))
}
