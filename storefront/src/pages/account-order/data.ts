import { unwrap } from '@vanek/sdk'
import { getUserOrder, type UserOrder } from '@vanek/sdk/account'
import type { CalendarDate } from '@vanek/sdk/checkout'
import { getOrderDocuments, type OrderClaims, type OrderDocuments } from '@vanek/sdk/orders'
import { dateAt } from '../../market/clock.ts'
import { loadClaims } from '../../features/claims/load-claims.ts'
import { type ActionsData, loadActions } from '../../features/order-actions/load-actions.ts'
import { customerLoader } from '../../entities/account/load-account.ts'

export { action } from './action.ts'

export interface OrderPage {
  readonly order: UserOrder
  /** Null when they could not be read: the order is shown without them. */
  readonly documents: OrderDocuments | null
  /** Null when there can be none yet, and when they could not be read. */
  readonly claims: OrderClaims | null
  readonly actions: ActionsData
  /** Today, as a date in the shop's time zone. */
  readonly today: CalendarDate
}

/** Reads one order of the customer (C2.17, C7.29). */
export const loader = customerLoader<OrderPage>(async ({ params }, { shop }) => {
  const id = params['id'] ?? ''
  const [read, documents] = await Promise.all([getUserOrder(shop, { id }), getOrderDocuments(shop, { id })])
  const order = unwrap(read)
  const key = { id: order.id }
  const [actions, claims] = await Promise.all([loadActions(shop, key, order), loadClaims(shop, key, order)])
  const today = dateAt(actions.now)
  return { order, documents: documents.ok ? documents.data : null, claims, actions, today }
})
