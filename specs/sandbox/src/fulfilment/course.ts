import type { Given } from '../invoices/credit.ts'
import type { Haler } from '../money.ts'
import type { Shop } from '../wire.ts'

export type EventKind = Shop['OrderEvent']['kind']
export type ParcelState = Shop['Parcel']['state']
export type Mishap = Extract<ParcelState, 'late' | 'lost' | 'damaged' | 'refused'>

/** What is stored of an order after it was placed. That it was received is its own `created`. */
export interface Course {
  readonly events: readonly { readonly kind: EventKind; readonly at: string }[]
  readonly parcel: { readonly number: string; readonly mishap: Mishap | null } | null
  /** The oldest first; missing where there is none. */
  readonly withdrawals?: readonly Withdrawal[]
  /** What claims gave the price back for; missing where there is none. */
  readonly claimed?: readonly Given[]
  /** What of that was taken off a price that was not paid yet; missing where nothing was. */
  readonly claimedOff?: Haler
  /** Whether its invoice is paid too late. */
  readonly paysLate?: boolean
}

/** A withdrawal from the contract. */
export interface Withdrawal {
  readonly number: string
  readonly declared: string
  /** When the goods were back, and when the money was sent. */
  readonly received: string | null
  readonly refunded: string | null
  readonly whole: boolean
  /** Whether the order was not packed yet: these goods never leave. */
  readonly unsent?: boolean
  readonly lines: readonly Given[]
  /** What was given back before, or declared to be: its share of discounts, credits and fees follows from it. */
  readonly before: readonly Given[]
  /** The money that is given back, and what of the price of delivery is not. */
  readonly amount: Haler
  readonly kept: Haler
  /** Name in the declaration. */
  readonly name: string | null
  readonly note: string | null
  readonly bankAccount: string | null
  /** An account that is used once the e-mail of the order has confirmed it; missing where there is none. */
  readonly toConfirm?: string
  /** Whether the order was paid without its amount, so that nothing is sent back. */
  readonly setOff?: boolean
}

export const NEW_COURSE: Course = { events: [], parcel: null }

const STATUSES = new Set<string>(['packed', 'handed_over', 'delivered', 'returned', 'cancelled'])

/** The amounts of an order that were or will be refunded: they cannot be withdrawn from or claimed again. */
export const givenBack = ({ withdrawals = [], claimed = [] }: Course): readonly Given[] => [
  ...withdrawals.flatMap(({ lines }) => lines),
  ...claimed,
]

/** How far the goods are: the last event but for payment. */
export function statusOf({ events }: Course): Shop['OrderStatus'] {
  const last = events.findLast(({ kind }) => STATUSES.has(kind))
  return (last?.kind ?? 'received') as Shop['OrderStatus']
}

/** What went wrong with a parcel that is on its way; null where nothing did. */
export const mishapOf = (course: Course): Mishap | null =>
  statusOf(course) === 'handed_over' ? (course.parcel?.mishap ?? null) : null

/** Where a parcel is. */
export function parcelState(course: Course): ParcelState {
  const status = statusOf(course)
  if (status === 'delivered' || status === 'returned') return status
  if (status !== 'handed_over') return 'packed'
  return mishapOf(course) ?? 'on_the_way'
}
