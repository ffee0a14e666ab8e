import type { AttemptState } from '../db/checkout-schema.ts'
import type { Shop } from '../wire.ts'
import { wayOf } from './ways.ts'

export type PaymentState = Shop['Order']['payment']['state']

export interface Attempt {
  /** 1 is the first payment attempt of an order. */
  readonly position: number
  readonly state: AttemptState
}

/** Initial payment state of an order: offline payments have no state of their own, and no order is paid at once. */
export function stateAtFirst(code: string, total: number): PaymentState {
  if (wayOf(code) !== 'online') return 'offline'
  return total > 0 ? 'pending' : 'paid'
}

const RANK: Readonly<Record<AttemptState, number>> = { pending: 0, cancelled: 1, failed: 2, paid: 3 }

/** Merges a reported state into an attempt. The result does not depend on the order and number of reports. */
export function laterState(known: AttemptState, reported: AttemptState): AttemptState {
  return RANK[reported] > RANK[known] ? reported : known
}

/** The payment state of an order by its attempts: paid if any of them is paid, otherwise that of the last one. */
export function stateByAttempts(attempts: readonly Attempt[]): AttemptState {
  if (attempts.some(({ state }) => state === 'paid')) return 'paid'
  const last = attempts.reduce((late, one) => (one.position > late.position ? one : late))
  return last.state
}
