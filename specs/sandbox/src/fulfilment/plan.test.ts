import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { atPrague, inPrague } from '../clock.ts'
import { isWorkingDay } from '../delivery/days.ts'
import type { Mishap } from './course.ts'
import { dayAfterLatePayment, eventsUntil, type Plannable } from './plan.ts'

const order: Plannable = {
  created: atPrague('2027-03-09', '11:20'),
  pays: 'handover',
  dueDays: null,
  paysLate: false,
  settled: false,
  costs: true,
  collected: false,
  promised: '2027-03-10',
  from: null,
  mishap: null,
  events: [],
}

const far = atPrague('2031-01-01', '00:00')

/** Events of an order, as `kind day time` in Prague. */
const eventTexts = (change: Partial<Plannable>, until = far) =>
  eventsUntil({ ...order, ...change }, until).map(({ kind, at }) => `${kind} ${Object.values(inPrague(at)).join(' ')}`)

describe('the plan of an order', () => {
  it.each<[string, Partial<Plannable>, string[]]>([
    [
      'packs in an hour, hands over in the afternoon and is paid on delivery',
      {},
      [
        'packed 2027-03-09 12:20',
        'handed_over 2027-03-09 16:30',
        'paid 2027-03-10 13:00',
        'delivered 2027-03-10 13:00',
      ],
    ],
    ['waits for an unpaid card payment', { pays: 'online' }, []],
    [
      'starts at once when the provider has received the payment',
      { pays: 'online', settled: true },
      [
        'paid 2027-03-09 11:20',
        'packed 2027-03-09 12:20',
        'handed_over 2027-03-09 16:30',
        'delivered 2027-03-10 13:00',
      ],
    ],
    [
      'waits for a bank transfer, which takes a working day',
      { pays: 'transfer', created: atPrague('2027-03-12', '11:20'), promised: '2027-03-15' },
      [
        'paid 2027-03-15 10:00',
        'packed 2027-03-15 11:00',
        'handed_over 2027-03-15 16:30',
        'delivered 2027-03-16 13:00',
      ],
    ],
    [
      'starts in the morning for an order in the evening',
      { created: atPrague('2027-03-09', '19:00') },
      [
        'packed 2027-03-10 09:00',
        'handed_over 2027-03-10 16:30',
        'paid 2027-03-11 13:00',
        'delivered 2027-03-11 13:00',
      ],
    ],
    [
      'waits for delayed goods',
      { promised: '2027-03-22' },
      [
        'packed 2027-03-19 09:00',
        'handed_over 2027-03-19 16:30',
        'paid 2027-03-22 13:00',
        'delivered 2027-03-22 13:00',
      ],
    ],
    [
      'delivers at the chosen time',
      { from: '18:00' },
      [
        'packed 2027-03-09 12:20',
        'handed_over 2027-03-09 16:30',
        'paid 2027-03-10 18:00',
        'delivered 2027-03-10 18:00',
      ],
    ],
    [
      'is ready at the branch half an hour after packing',
      { collected: true, pays: 'handover', promised: '2027-03-09' },
      [
        'packed 2027-03-09 12:20',
        'handed_over 2027-03-09 12:50',
        'paid 2027-03-10 13:00',
        'delivered 2027-03-10 13:00',
      ],
    ],
    [
      'takes two more working days for a late parcel',
      { mishap: 'late' },
      [
        'packed 2027-03-09 12:20',
        'handed_over 2027-03-09 16:30',
        'paid 2027-03-12 13:00',
        'delivered 2027-03-12 13:00',
      ],
    ],
    [
      'ends after the handover for a lost parcel',
      { mishap: 'lost' },
      ['packed 2027-03-09 12:20', 'handed_over 2027-03-09 16:30'],
    ],
    [
      'returns a refused parcel unpaid',
      { mishap: 'refused' },
      ['packed 2027-03-09 12:20', 'handed_over 2027-03-09 16:30', 'returned 2027-03-15 13:00'],
    ],
    [
      'meets the promised day of an order at the last moment before Easter',
      { created: atPrague('2027-03-25', '15:00'), promised: '2027-03-30' },
      [
        'packed 2027-03-25 16:00',
        'handed_over 2027-03-25 16:30',
        'paid 2027-03-30 13:00',
        'delivered 2027-03-30 13:00',
      ],
    ],
    [
      'skips Good Friday, the weekend and Easter Monday',
      { created: atPrague('2027-03-25', '15:01'), promised: '2027-03-31' },
      [
        'packed 2027-03-30 09:00',
        'handed_over 2027-03-30 16:30',
        'paid 2027-03-31 13:00',
        'delivered 2027-03-31 13:00',
      ],
    ],
  ])('%s', (_, change, events) => expect(eventTexts(change)).toEqual(events))

  it('stops at the given time', () => {
    expect(eventTexts({}, atPrague('2027-03-09', '16:29'))).toEqual(['packed 2027-03-09 12:20'])
    expect(eventTexts({}, atPrague('2027-03-09', '16:30'))).toHaveLength(2)
  })

  const cancelled = { kind: 'cancelled', at: atPrague('2027-03-09', '12:00') } as const
  const paid = { kind: 'paid', at: atPrague('2027-03-09', '11:30') } as const

  it.each<[string, Partial<Plannable>, string[]]>([
    ['ends with the cancellation', { events: [cancelled] }, []],
    ['refunds a cancelled order', { events: [paid, cancelled] }, ['refunded 2027-03-10 10:00']],
    ['refunds nothing of a free order', { events: [paid, cancelled], costs: false }, []],
    [
      'refunds a payment after the cancellation',
      { events: [cancelled, { ...paid, at: atPrague('2027-03-12', '18:00') }] },
      ['refunded 2027-03-15 10:00'],
    ],
    ['refunds only once', { events: [paid, cancelled, { kind: 'refunded', at: atPrague('2027-03-10', '10:00') }] }, []],
    [
      'A3.04 starts again when the payment is changed',
      { events: [{ kind: 'payment_changed', at: atPrague('2027-03-11', '09:00') }] },
      [
        'packed 2027-03-11 10:00',
        'handed_over 2027-03-11 16:30',
        'paid 2027-03-12 13:00',
        'delivered 2027-03-12 13:00',
      ],
    ],
    [
      'A3.04 waits for the bank since the last change',
      {
        pays: 'transfer',
        events: [
          { kind: 'payment_changed', at: atPrague('2027-03-10', '09:00') },
          { kind: 'payment_changed', at: atPrague('2027-03-11', '09:00') },
        ],
      },
      [
        'paid 2027-03-12 10:00',
        'packed 2027-03-12 11:00',
        'handed_over 2027-03-12 16:30',
        'delivered 2027-03-15 13:00',
      ],
    ],
  ])('A3.09 %s', (_, change, events) => expect(eventTexts(change)).toEqual(events))

  const late = { pays: 'online', settled: true } as const
  const paidAt = (day: string, time = '10:00') => [{ kind: 'paid', at: atPrague(day, time) } as const]

  it.each<[string, Partial<Plannable>, string | null]>([
    ['on the day of the order', { ...late, events: paidAt('2027-03-09', '18:00') }, null],
    ['three days later, on a Friday', { ...late, events: paidAt('2027-03-12') }, '2027-03-15'],
    ['when the warehouse has closed', { ...late, events: paidAt('2027-03-12', '17:00') }, '2027-03-16'],
    ['by a bank transfer', { pays: 'transfer', events: paidAt('2027-03-10') }, '2027-03-11'],
    ['before Easter', { ...late, events: paidAt('2027-03-25', '20:00') }, '2027-03-31'],
    ['while the goods are awaited', { ...late, promised: '2027-03-22', events: paidAt('2027-03-12') }, '2027-03-22'],
    ['and collected', { ...late, collected: true, events: paidAt('2027-03-12') }, '2027-03-12'],
    ['whatever happens to the parcel', { ...late, mishap: 'lost', events: paidAt('2027-03-12') }, '2027-03-15'],
    ['at the handover', { pays: 'handover', events: paidAt('2027-03-12') }, null],
    ['by invoice', { pays: 'invoice', dueDays: 14, events: paidAt('2027-03-12') }, null],
    ['never', { ...late, settled: false }, null],
    ['after it was cancelled', { ...late, events: [cancelled, ...paidAt('2027-03-12')] }, null],
  ])('C9.13 counts the delivery date from a payment that came %s', (_, change, day) => {
    expect(dayAfterLatePayment({ ...order, ...change })).toBe(day)
  })

  it('C9.13 delivers an order that was paid late on the day that it promises after the payment', () => {
    const days = fc.integer({ min: 1, max: 60 })
    const time = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    fc.assert(
      fc.property(days, days, time, fc.boolean(), (paidDays, promisedDays, [hour, minute], collected) => {
        const dayIn = (count: number) => inPrague(new Date(order.created.getTime() + count * 86_400_000)).day
        const clock = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':')
        const course = {
          ...{ ...order, ...late, collected, promised: dayIn(promisedDays) },
          events: paidAt(dayIn(paidDays), clock),
        }
        const day = dayAfterLatePayment(course) ?? ''
        const last = eventsUntil(course, far).find(({ kind }) => kind === (collected ? 'handed_over' : 'delivered'))
        expect(day).toBe(last && inPrague(last.at).day)
        expect([day >= dayIn(paidDays), isWorkingDay(day)]).toEqual([true, true])
      }),
    )
  })

  it.each<[string, Partial<Plannable>, string]>([
    ['on the last day', {}, 'paid 2027-03-23 10:00'],
    ['on the working day before', { dueDays: 11 }, 'paid 2027-03-19 10:00'],
    ['ten working days too late', { paysLate: true }, 'paid 2027-04-08 10:00'],
  ])('A8.05 goods by invoice are packed at once, and paid %s', (_, change, paid) => {
    expect(eventTexts({ pays: 'invoice', dueDays: 14, ...change })).toEqual([
      'packed 2027-03-09 12:20',
      'handed_over 2027-03-09 16:30',
      'delivered 2027-03-10 13:00',
      paid,
    ])
  })

  it.each<[string, Partial<Plannable>, string[]]>([
    ['are returned', { mishap: 'refused' }, ['packed', 'handed_over', 'returned']],
    ['are lost', { mishap: 'lost' }, ['packed', 'handed_over']],
    ['are free', { costs: false }, ['packed', 'handed_over', 'delivered']],
  ])('A8.05 no invoice is paid for goods that %s', (_, change, kinds) => {
    const all = eventsUntil({ ...order, pays: 'invoice', dueDays: 14, ...change }, far)
    expect(all.map(({ kind }) => kind)).toEqual(kinds)
  })

  const anyOrder = fc.record<Plannable>({
    created: fc.date({ min: new Date('2026-01-01'), max: new Date('2029-12-31'), noInvalidDate: true }),
    pays: fc.constantFrom('online', 'transfer', 'handover', 'invoice'),
    dueDays: fc.option(fc.integer({ min: 1, max: 90 })),
    paysLate: fc.boolean(),
    settled: fc.boolean(),
    costs: fc.boolean(),
    collected: fc.boolean(),
    promised: fc.option(
      fc
        .date({ min: new Date('2026-01-01'), max: new Date('2029-12-31'), noInvalidDate: true })
        .map((at) => inPrague(at).day),
    ),
    from: fc.option(fc.constantFrom('08:00', '18:00')),
    mishap: fc.option(fc.constantFrom<Mishap>('late', 'lost', 'damaged', 'refused')),
    events: fc.constant([]),
  })

  it('yields each event once, in chronological order, regardless of when it is evaluated', () => {
    fc.assert(
      fc.property(anyOrder, fc.nat({ max: 40 * 24 }), (one, hours) => {
        const all = eventsUntil(one, far)
        expect(new Set(all.map(({ kind }) => kind)).size).toBe(all.length)
        const times = all.map(({ at }) => at.getTime())
        expect(times.toSorted((a, b) => a - b)).toEqual(times)
        expect(times.every((time) => time >= one.created.getTime())).toBe(true)
        // two evaluations give the same events as one
        const halfway = new Date(one.created.getTime() + hours * 3_600_000)
        const before = eventsUntil(one, halfway)
        expect([...before, ...eventsUntil({ ...one, events: before }, far)]).toEqual(all)
      }),
    )
  })

  it('never delivers unpaid goods, before the promised day, or on a day off', () => {
    fc.assert(
      fc.property(anyOrder, (one) => {
        const kinds = eventsUntil(one, far)
        const delivered = kinds.find(({ kind }) => kind === 'delivered')
        if (!delivered) return
        const isFree = one.pays === 'invoice' && !one.costs
        expect(kinds.some(({ kind }) => kind === 'paid')).toBe(!isFree)
        const { day } = inPrague(delivered.at)
        const promise = one.promised !== null && !one.collected && isWorkingDay(one.promised) ? one.promised : day
        expect(day >= promise).toBe(true)
        expect(isWorkingDay(day) || day === one.promised).toBe(true)
      }),
    )
  })
})
