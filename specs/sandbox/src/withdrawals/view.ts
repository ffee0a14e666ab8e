import type { Course, Withdrawal } from '../fulfilment/course.ts'
import type { Plannable } from '../fulfilment/plan.ts'
import { toMajor } from '../money.ts'
import type { Shop } from '../wire.ts'
import { withdrawableUntil } from './until.ts'

type Events = Pick<Plannable, 'events'>

const atOf = ({ events }: Events, kind: string): Date | undefined => events.find((event) => event.kind === kind)?.at

/**
 * Withdrawals in the format of the contract. For an order with an open bank transfer they are deducted from its price.
 * All goods of a cancelled order are returned, and its money is refunded at once.
 */
export function withdrawalViews({ withdrawals = [] }: Course, way: Events, isOpen: boolean): Shop['Withdrawal'][] {
  const cancelled = atOf(way, 'cancelled')?.toISOString() ?? null
  const isOwed = atOf(way, 'paid') !== undefined || (cancelled === null && atOf(way, 'returned') === undefined)
  return withdrawals.map(({ number, declared, whole, lines, ...withdrawal }) => {
    const received = withdrawal.received ?? cancelled
    const isOff = isOpen || withdrawal.setOff === true
    const refunded = cancelled === null ? withdrawal.refunded : (atOf(way, 'refunded')?.toISOString() ?? null)
    return {
      ...{ number, declared, received, refunded, whole },
      ...(withdrawal.unsent && { unsent: true }),
      state: refunded ? 'refunded' : received ? 'received' : 'declared',
      lines: lines.map(({ item, amount }) => ({ item, amount })),
      amount: isOwed && !isOff ? toMajor(withdrawal.amount) : 0,
      ...(isOff && { setOff: toMajor(withdrawal.amount) }),
    }
  })
}

/** The refund for returned goods. Goods of a cancelled order were never sent. */
export function withdrawalRefunds({ withdrawals = [] }: Course, way: Events): Shop['Refund'][] {
  const paid = atOf(way, 'paid')
  if (!paid) return []
  return withdrawals.flatMap(({ received, refunded, amount, setOff }: Withdrawal) => {
    if (received === null || amount === 0 || setOff) return []
    const since = new Date(received) > paid ? received : paid.toISOString()
    return [{ amount: toMajor(amount), since, sent: refunded }]
  })
}

/** When the right to withdraw ends; null before delivery. */
export function untilIn(way: Events): string | null {
  const delivered = atOf(way, 'delivered')
  return delivered ? withdrawableUntil(delivered).toISOString() : null
}
