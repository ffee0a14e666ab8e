import type { Course } from '../fulfilment/course.ts'
import type { Haler } from '../money.ts'
import { byTransfer } from './transfer.ts'
import type { OrderDoc, OrderRow } from './view.ts'

type Owing = Pick<OrderRow, 'doc' | 'course' | 'total'>

const has = ({ events }: Course, ...kinds: readonly string[]): boolean =>
  events.some(({ kind }) => kinds.includes(kind))

/** Whether a refund is deducted from the amount still to be paid: the bank transfer becomes smaller. */
export const isOpenAtBank = ({ doc, course }: Pick<OrderRow, 'doc' | 'course'>): boolean =>
  byTransfer((doc as OrderDoc).payment.code) && !has(course as unknown as Course, 'paid', 'cancelled', 'returned')

/** The part of the price that was refunded before it was paid, so it is never paid. */
export function takenOff(order: Owing): Haler {
  const { withdrawals = [], claimedOff = 0 } = order.course as unknown as Course
  const off = isOpenAtBank(order) ? withdrawals : withdrawals.filter(({ setOff }) => setOff)
  return claimedOff + off.reduce((sum, { amount }) => sum + amount, 0)
}

/** The price of an order after these deductions. */
export const toPayOf = (order: Owing): Haler => order.total - takenOff(order)
