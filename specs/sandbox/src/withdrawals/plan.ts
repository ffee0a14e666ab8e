import { atPrague, inPrague } from '../clock.ts'
import { addWorkingDays } from '../delivery/days.ts'
import type { EventKind, Withdrawal } from '../fulfilment/course.ts'
import { nextAtBank, type Plannable } from '../fulfilment/plan.ts'

const BACK_DAYS = 3
const UNPACKED = '11:00'

export interface WithdrawalStep {
  readonly kind: 'received' | 'refunded'
  readonly at: Date
}

/**
 * The next automatic step of a withdrawal. The goods are received back some working days after their delivery; unsent goods
 * count as received when the rest of the order is handed over, because then there is an invoice to correct. After that the
 * bank sends the refund. Null if the withdrawal is complete, waits for the delivery, or the order was never paid. The
 * cancellation of an order covers its withdrawals.
 */
export function nextStep(course: Plannable, withdrawal: Withdrawal): WithdrawalStep | null {
  const at = new Map<EventKind, Date>(course.events.map((event) => [event.kind, event.at]))
  if (at.has('cancelled') || withdrawal.refunded !== null) return null
  if (withdrawal.received === null) {
    const back = withdrawal.unsent ? at.get('handed_over') : receivedBackAt(course, new Date(withdrawal.declared), at)
    return back ? { kind: 'received', at: back } : null
  }
  const paid = at.get('paid')
  if (!paid || withdrawal.amount === 0 || withdrawal.setOff) return null
  return { kind: 'refunded', at: nextAtBank(later(new Date(withdrawal.received), paid)) }
}

function receivedBackAt({ mishap }: Plannable, declared: Date, at: ReadonlyMap<EventKind, Date>): Date | null {
  const [delivered, returned] = [at.get('delivered'), at.get('returned')]
  if (returned) return later(returned, declared)
  const from = delivered ?? (mishap === 'lost' || mishap === 'damaged' ? declared : null)
  return from && atPrague(addWorkingDays(inPrague(later(from, declared)).day, BACK_DAYS), UNPACKED)
}

const later = (one: Date, other: Date): Date => (one > other ? one : other)
