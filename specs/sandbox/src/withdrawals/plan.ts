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
 * What happens next to a withdrawal by itself: the goods come back some working days after the buyer has them, or stay when
 * the rest leaves without them (which is when there is an invoice to correct), then the bank sends the money. Null when it is done, or waits for the goods to be delivered or for money that was never there. A
 * cancelled order gives everything back by itself.
 */
export function nextStep(course: Plannable, withdrawal: Withdrawal): WithdrawalStep | null {
  const at = new Map<EventKind, Date>(course.events.map((event) => [event.kind, event.at]))
  if (at.has('cancelled') || withdrawal.refunded !== null) return null
  if (withdrawal.received === null) {
    const back = withdrawal.unsent ? at.get('handed_over') : comesBack(course, new Date(withdrawal.declared), at)
    return back ? { kind: 'received', at: back } : null
  }
  const paid = at.get('paid')
  if (!paid || withdrawal.amount === 0 || withdrawal.setOff) return null
  return { kind: 'refunded', at: nextAtBank(later(new Date(withdrawal.received), paid)) }
}

function comesBack({ mishap }: Plannable, declared: Date, at: ReadonlyMap<EventKind, Date>): Date | null {
  const [delivered, returned] = [at.get('delivered'), at.get('returned')]
  if (returned) return later(returned, declared)
  const from = delivered ?? (mishap === 'lost' || mishap === 'damaged' ? declared : null)
  return from && atPrague(addWorkingDays(inPrague(later(from, declared)).day, BACK_DAYS), UNPACKED)
}

const later = (one: Date, other: Date): Date => (one > other ? one : other)
