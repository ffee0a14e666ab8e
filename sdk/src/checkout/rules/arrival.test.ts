import { expect, it } from 'vitest'
import { expectedArrival } from '@vanek/sdk/checkout'

const today = '2026-11-23'
const order = (code: string, state: 'pending' | 'paid' | 'failed' | 'cancelled' | 'offline', date: string | null) => ({
  payment: { id: 1, name: code, code, state },
  deliveryTime: null,
  nearestDeliveryDate: date,
})

it.each([
  ['cod', 'offline', 'promised'],
  ['card', 'paid', 'promised'],
  ['card', 'pending', 'after_payment'],
  ['card', 'failed', 'after_payment'],
  ['card', 'cancelled', 'after_payment'],
  ['transfer', 'offline', 'after_payment'],
  ['transfer', 'paid', 'promised'],
] as const)('the delivery date of an order paid by %s with state %s is %s', (code, state, kind) => {
  expect(expectedArrival(order(code, state, today), today)).toEqual({ kind, date: today })
  const missing = expectedArrival(order(code, state, null), today)
  expect(missing).toEqual(kind === 'promised' ? null : { kind, date: null })
})

it.each([
  ['of today, placed today', today, today, { kind: 'after_payment', date: today }],
  ['of today, placed before', today, '2026-11-20', { kind: 'after_payment', date: null }],
  ['of tomorrow', '2026-11-24', '2026-11-20', { kind: 'after_payment', date: '2026-11-24' }],
  ['of yesterday', '2026-11-22', '2026-11-20', { kind: 'after_payment', date: null }],
])('C9.13 an unpaid order does not promise a date that cannot be met: %s', (_what, date, placed, expected) => {
  for (const one of [order('card', 'pending', date), order('transfer', 'offline', date)])
    expect(expectedArrival({ ...one, events: [{ kind: 'received', at: '' }] }, today, placed)).toEqual(expected)
})

it.each([
  ['the chosen time', '2026-11-23', '2026-11-24', '2026-11-24'],
  ['the chosen time on the nearest date', '2026-11-24', '2026-11-24', '2026-11-24'],
  ['the chosen time without a nearest date', null, '2026-11-24', '2026-11-24'],
  ['the date that a late payment has moved behind the chosen time', '2026-11-26', '2026-11-24', '2026-11-26'],
])('C9.13 the delivery date is %s', (_what, nearest, chosen, date) => {
  const one = { ...order('card', 'paid', nearest), deliveryTime: { id: 1, date: chosen, from: '08:00', to: '10:00' } }
  expect(expectedArrival(one, today)).toEqual({ kind: 'promised', date })
})

it.each([
  ['2026-11-24', 'promised'],
  [today, 'promised'],
  ['2026-11-22', 'past'],
])('C9.13 a transfer that has arrived does not change the date %s: %s', (date, kind) => {
  const paid = { ...order('transfer', 'offline', date), events: [{ kind: 'paid', at: '' } as const] }
  expect(expectedArrival(paid, today, '2026-11-20')).toEqual({ kind, date })
})
