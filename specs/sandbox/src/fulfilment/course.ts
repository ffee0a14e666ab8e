import type { Given } from '../invoices/credit.ts'
import type { Haler } from '../money.ts'
import type { Shop } from '../wire.ts'

export type EventKind = Shop['OrderEvent']['kind']
export type ParcelState = Shop['Parcel']['state']
export type Mishap = Extract<ParcelState, 'late' | 'lost' | 'damaged' | 'refused'>

/** The stored progress of an order after placement. The time of placement is `created` of the order. */
export interface Course {
  readonly events: readonly { readonly kind: EventKind; readonly at: string }[]
  readonly parcel: { readonly number: string; readonly mishap: Mishap | null } | null
  /** Oldest first; missing if there are none. */
  readonly withdrawals?: readonly Withdrawal[]
  /** Amounts refunded because of claims; missing if there are none. */
  readonly claimed?: readonly Given[]
  /** The part of these refunds that reduced an unpaid price; missing if there is none. */
  readonly claimedOff?: Haler
  /** Whether its invoice is paid after the due date. */
  readonly paysLate?: boolean
}

/** A withdrawal from the contract. */
export interface Withdrawal {
  readonly number: string
  readonly declared: string
  /** When the goods were received back, and when the money was sent. */
  readonly received: string | null
  readonly refunded: string | null
  readonly whole: boolean
  /** Whether the order was not packed yet, so these goods are never sent. */
  readonly unsent?: boolean
  readonly lines: readonly Given[]
  /** Amounts of earlier withdrawals and claims, which determine the share of discounts, credits and fees. */
  readonly before: readonly Given[]
  /** The refunded money, and the part of the delivery price that is not refunded. */
  readonly amount: Haler
  readonly kept: Haler
  /** Name in the declaration. */
  readonly name: string | null
  readonly note: string | null
  readonly bankAccount: string | null
  /** An account that needs confirmation through the e-mail of the order; missing if there is none. */
  readonly toConfirm?: string
  /** Whether the payment was already reduced by this amount, so that nothing is refunded. */
  readonly setOff?: boolean
}

export const NEW_COURSE: Course = { events: [], parcel: null }

const STATUSES = new Set<string>(['packed', 'handed_over', 'delivered', 'returned', 'cancelled'])

/** The amounts of an order that were or will be refunded: they cannot be withdrawn from or claimed again. */
export const givenBack = ({ withdrawals = [], claimed = [] }: Course): readonly Given[] => [
  ...withdrawals.flatMap(({ lines }) => lines),
  ...claimed,
]

/** The status of the goods: the last event that is not about payment. */
export function statusOf({ events }: Course): Shop['OrderStatus'] {
  const last = events.findLast(({ kind }) => STATUSES.has(kind))
  return (last?.kind ?? 'received') as Shop['OrderStatus']
}

/** The problem with a parcel in transit; null if there is none. */
export const mishapOf = (course: Course): Mishap | null =>
  statusOf(course) === 'handed_over' ? (course.parcel?.mishap ?? null) : null

/** The state of a parcel. */
export function parcelState(course: Course): ParcelState {
  const status = statusOf(course)
  if (status === 'delivered' || status === 'returned') return status
  if (status !== 'handed_over') return 'packed'
  return mishapOf(course) ?? 'on_the_way'
}
