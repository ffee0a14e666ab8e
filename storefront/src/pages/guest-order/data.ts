import { unwrap } from '@vanek/sdk'
import { findOrder } from '@vanek/sdk/checkout'
import { getOrderDocuments } from '@vanek/sdk/orders'
import { data } from 'react-router-dom'
import { dateAt } from '../../market/clock.ts'
import type { VisitorLoader } from '../../lib/page/env.ts'
import { loadClaims } from '../../features/claims/load-claims.ts'
import { loadActions } from '../../features/order-actions/load-actions.ts'
import type { OrderPage } from '../../widgets/order/order-view.tsx'

export { action } from './action.ts'

export interface Data {
  /** Null when this browser has no order. */
  readonly page: OrderPage | null
}

const current = { token: 'current' }

/** Reads the order that was placed or opened last in this browser (A2.11). */
export const loader: VisitorLoader<unknown> = async (_args, { shop }) => {
  // the token itself is known to the server only
  const [found, documents] = await Promise.all([
    findOrder(shop, { token: 'current' }),
    getOrderDocuments(shop, current),
  ])
  const order = unwrap(found)
  if (!order) return data<Data>({ page: null }, { status: 404 })
  const [actions, claims] = await Promise.all([loadActions(shop, current, order), loadClaims(shop, current, order)])
  const today = dateAt(actions.now)
  return { page: { order, documents: documents.ok ? documents.data : null, claims, actions, today } } satisfies Data
}
