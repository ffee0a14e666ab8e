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
