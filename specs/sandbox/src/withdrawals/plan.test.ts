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

describe('A5.07 what happens to a withdrawal by itself', () => {
  it.each<[string, Plannable, Partial<Withdrawal>, string | null]>([
    ['goods come back three working days later', course(delivered), {}, 'received 2026-11-30 11:00'],
    ['not before they were delivered', course({ paid: '2026-11-20 13:00' }), {}, null],
    ['after they were delivered', course({ delivered: '2026-11-26 13:00' }), {}, 'received 2026-12-01 11:00'],
    ['at once when nobody took them', course({ returned: '2026-11-26 13:00' }), {}, 'received 2026-11-26 13:00'],
    ['without them when they are lost', course({}, { mishap: 'lost' }), {}, 'received 2026-11-30 11:00'],
    [
      'as soon as the rest leaves when they were never sent',
      course(left),
      { unsent: true },
      'received 2026-11-23 16:30',
    ],
    ['not before the rest leaves', course({ packed: '2026-11-23 09:00' }), { unsent: true }, null],
    ['money is sent on the next day of the bank', course(delivered), received, 'refunded 2026-12-02 10:00'],
    ['but not what never came', course({ delivered: '2026-11-23 13:00' }), received, null],
    ['nor nothing', course(delivered), { ...received, amount: 0 }, null],
    ['once', course(delivered), { ...received, refunded: received.received }, null],
    ['never of a cancelled order', course({ ...delivered, cancelled: '2026-11-26 13:00' }), {}, null],
  ])('%s', (_what, order, change, next) => {
    const step = nextStep(order, { ...withdrawal, ...change })
    expect(step && `${step.kind} ${Object.values(inPrague(step.at)).join(' ')}`).toBe(next)
  })
})
