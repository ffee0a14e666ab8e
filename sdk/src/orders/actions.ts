import type { OrderActionsInput, OrderProgress } from './types.ts'
import { withdrawableLines } from './withdrawals.ts'

/** Actions that are possible with a placed order. */
export type OrderAction = 'pay' | 'changePayment' | 'cancel' | 'withdraw' | 'claim'

/** Why something cannot be done; the back end rejects it with the same codes. */
export type OrderActionRefusal =
  | 'already_paid'
  | 'claim_expired'
  | 'not_delivered'
  | 'order_cancelled'
  | 'order_packed'
  | 'payment_unavailable'
  | WithdrawalRefusal

/** Why an order cannot be withdrawn from. */
export type WithdrawalRefusal =
  | 'already_withdrawn'
  | 'buyer_is_company'
  | 'order_cancelled'
  | 'order_returned'
  | 'withdrawal_expired'

/** Whether something can be done with an order now. */
export type OrderActionState =
  | {
      /** It can be done now. */
      readonly allowed: true
      /** Until when it can be done; null if there is no known end. */
      readonly until: Date | null
    }
  | {
      /** It cannot be done. */
      readonly allowed: false
      /** Why it cannot be done. */
      readonly reason: OrderActionRefusal
    }

/** What can be done with an order now, until when, and why not. */
export type OrderActions = Readonly<Record<OrderAction, OrderActionState>>

const no = (why: OrderActionRefusal): OrderActionState => ({ allowed: false, reason: why })

/**
 * Whether an order is paid: online, by transfer or on delivery.
 *
 * @param order - Its payment and events are read.
 * @example
 * ```ts
 * console.log(isOrderPaid(order) ? 'Paid' : 'Not paid')
 * ```
 */
export const isOrderPaid = ({ payment, events }: Pick<OrderProgress, 'payment' | 'events'>): boolean =>
  payment.state === 'paid' || events.some(({ kind }) => kind === 'paid')

/**
 * Whether an order waits for a bank transfer; false if nothing is left to pay.
 *
 * @param order - The order; nothing is awaited if it is cancelled or returned.
 */
export const isAwaitingTransfer = (order: OrderProgress): boolean =>
  Boolean(order.payment.transfer) &&
  order.payment.toPay !== 0 &&
  !isOrderPaid(order) &&
  order.status !== 'cancelled' &&
  order.status !== 'returned'

/** Faulty goods can be claimed from their delivery on. */
function claimVerdict({ events, claimableUntil }: OrderActionsInput, now: Date): OrderActionState {
  if (!events.some(({ kind }) => kind === 'delivered')) return no('not_delivered')
  const until = claimableUntil ? new Date(claimableUntil) : null
  return until !== null && now > until ? no('claim_expired') : { allowed: true, until }
}

/**
 * Returns the actions that are possible with a placed order.
 *
 * | state | `pay` | `changePayment` | `cancel` |
 * |---|---|---|---|
 * | received, to be paid online | yes | yes | yes |
 * | received, to be paid otherwise | `payment_unavailable` | until it is packed | until it is packed |
 * | received and paid | `already_paid` | `already_paid` | until it is packed |
 * | packed and later, not paid | `payment_unavailable` | `order_packed` | `order_packed` |
 * | packed and later, paid | `already_paid` | `already_paid` | `order_packed` |
 * | cancelled | `order_cancelled` | `order_cancelled` | `order_cancelled` |
 *
 * `withdraw` is allowed to a consumer until the end of the 14th day after delivery, and before it, while something of
 * the order is left; not from an order that is cancelled or came back unpaid.
 *
 * Faulty goods (`claim`) can be claimed once they are delivered, until `claimableUntil` of the order: before,
 * `not_delivered`, afterwards `claim_expired`.
 *
 * `changeableUntil` of the order is when it will be packed, and `withdrawableUntil` when the right to withdraw ends.
 * The back end decides: it rejects with the same codes if the order has changed since it was read.
 *
 * @param order - An order of an account, or one read by its token.
 * @param now - The current time.
 * @returns For each action whether it is allowed and until when, or the reason why not.
 * @example
 * ```ts
 * const { cancel } = orderActions(order, new Date())
 * console.log(cancel.allowed ? `until ${cancel.until?.toISOString()}` : cancel.reason)
 * ```
 */
export function orderActions(order: OrderActionsInput, now: Date): OrderActions {
  const { status, payment, changeableUntil } = order
  const withdraw = withdrawVerdict(order, now)
  if (status === 'cancelled') {
    const why = no('order_cancelled')
    return { pay: why, changePayment: why, cancel: why, withdraw, claim: why }
  }
  const claim = claimVerdict(order, now)
  const until = changeableUntil ? new Date(changeableUntil) : null
  const isOpen = status === 'received' && (until === null || now < until)
  const change: OrderActionState = isOpen ? { allowed: true, until } : no('order_packed')
  if (isOrderPaid(order))
    return { pay: no('already_paid'), changePayment: no('already_paid'), cancel: change, withdraw, claim }
  const pay: OrderActionState = payment.state === 'offline' ? no('payment_unavailable') : { allowed: true, until: null }
  return { pay, changePayment: change, cancel: change, withdraw, claim }
}

function withdrawVerdict(order: OrderActionsInput, now: Date): OrderActionState {
  const until = order.withdrawableUntil ? new Date(order.withdrawableUntil) : null
  if (withdrawableLines(order).length === 0) return no('already_withdrawn')
  if (order.status === 'cancelled') return no('order_cancelled')
  if (order.status === 'returned' && !isOrderPaid(order)) return no('order_returned')
  if (order.business?.TIN) return no('buyer_is_company')
  return until && until <= now ? no('withdrawal_expired') : { allowed: true, until }
}
