import { describe, expect, it } from 'vitest'
import { atPrague, inPrague } from '../clock.ts'
import type { EventKind, Withdrawal } from '../fulfilment/course.ts'
import type { Plannable } from '../fulfilment/plan.ts'
import { nextStep } from './plan.ts'

const at = (text: string) => {
  const [day = '', time = ''] = text.split(' ')
  return atPrague(day, time)
}

const course = (events: Partial<Record<EventKind, string>>, more: Partial<Plannable> = {}): Plannable => ({
  ...{ created: at('2026-11-20 13:00'), pays: 'online', settled: true, costs: true, collected: false },
  ...{ promised: null, from: null, dueDays: null, paysLate: false, mishap: null },
  events: Object.entries(events).map(([kind, when]) => ({ kind: kind as EventKind, at: at(when) })),
  ...more,
})

const withdrawal: Withdrawal = {
  ...{ number: '1-O1', declared: at('2026-11-25 10:00').toISOString(), received: null, refunded: null },
  ...{ whole: true, lines: [], before: [], amount: 100, kept: 0, name: null, note: null, bankAccount: null },
}
const received = { received: at('2026-12-01 11:00').toISOString() }
const left = { packed: '2026-11-23 09:00', handed_over: '2026-11-23 16:30' }
const delivered = { paid: '2026-11-20 13:00', delivered: '2026-11-23 13:00' }

describe('A5.07 automatic steps of a withdrawal', () => {
  it.each<[string, Plannable, Partial<Withdrawal>, string | null]>([
    ['goods are received back three working days later', course(delivered), {}, 'received 2026-11-30 11:00'],
    ['not before the delivery', course({ paid: '2026-11-20 13:00' }), {}, null],
    ['after the delivery', course({ delivered: '2026-11-26 13:00' }), {}, 'received 2026-12-01 11:00'],
    ['at once for a returned parcel', course({ returned: '2026-11-26 13:00' }), {}, 'received 2026-11-26 13:00'],
    ['without the goods for a lost parcel', course({}, { mishap: 'lost' }), {}, 'received 2026-11-30 11:00'],
    ['with the handover of the rest for unsent goods', course(left), { unsent: true }, 'received 2026-11-23 16:30'],
    ['not before the handover of the rest', course({ packed: '2026-11-23 09:00' }), { unsent: true }, null],
    ['the refund is sent on the next bank day', course(delivered), received, 'refunded 2026-12-02 10:00'],
    ['no refund for an unpaid order', course({ delivered: '2026-11-23 13:00' }), received, null],
    ['no refund of 0', course(delivered), { ...received, amount: 0 }, null],
    ['no second refund', course(delivered), { ...received, refunded: received.received }, null],
    ['no steps for a cancelled order', course({ ...delivered, cancelled: '2026-11-26 13:00' }), {}, null],
  ])('%s', (_what, order, change, next) => {
    const step = nextStep(order, { ...withdrawal, ...change })
    expect(step && `${step.kind} ${Object.values(inPrague(step.at)).join(' ')}`).toBe(next)
  })
})
