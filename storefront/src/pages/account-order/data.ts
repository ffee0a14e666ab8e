import { unwrap } from '@vanek/sdk'
import { getUserOrder, type OrderDetails } from '@vanek/sdk/account'
import type { CalendarDate } from '@vanek/sdk/checkout'
import { reorder } from '@vanek/sdk/flows'
import { messages } from '#market/messages'
import { getOrderDocuments, type OrderClaims, type OrderDocuments } from '@vanek/sdk/orders'
import { redirect } from 'react-router-dom'
import { accountAction, customerLoader, refuseFor } from '../../entities/account/load-account.ts'
import { leaveAccountFlash } from '../../entities/account/account-flash.ts'
import { type ActionsData, actOnOrder, loadActions, loadClaims } from '../../features/order-actions/act.ts'
import { toPayment } from '../../features/payment/to-payment.ts'
import { textIn } from '../../lib/forms/posted.ts'
import { orderPath } from '../../lib/paths/account.ts'
import { dateAt } from '../../market/calendar.ts'

export interface OwnOrderData {
  readonly order: OrderDetails
  /** Null if they could not be loaded: the order is shown without them. */
  readonly documents: OrderDocuments | null
  /** Null if there can be none yet, or if they could not be loaded. */
  readonly claims: OrderClaims | null
  readonly actions: ActionsData
  /** Today, as a date in the shop's time zone. */
  readonly today: CalendarDate
}

/** Loads one order of the customer (C2.17, C7.29). */
export const loader = customerLoader<OwnOrderData>(async ({ params }, { shop }) => {
  const id = params['id'] ?? ''
  const [read, documents] = await Promise.all([getUserOrder(shop, { id }), getOrderDocuments(shop, { id })])
  const order = unwrap(read)
  const key = { id: order.id }
  const [actions, claims] = await Promise.all([loadActions(shop, key, order), loadClaims(shop, key, order)])
  const today = dateAt(actions.now)
  return { order, documents: documents.ok ? documents.data : null, claims, actions, today }
})

/**
 * Pays, changes or cancels an order, or orders its goods again. Redirects back to the order, which shows the result.
 */
export const action = accountAction(async (form, { params }, env) => {
  const { shop, cookies } = env
  const id = params['id'] ?? ''
  const acted = await actOnOrder(form, shop, { id })
  if (acted?.kind === 'pay') return toPayment(acted.start, env, id)
  if (acted?.kind === 'refused') return refuseFor(acted.error, [], { form: textIn(form, 'intent') })
  if (acted) {
    leaveAccountFlash(cookies, { kind: acted.kind })
    return redirect(orderPath(id), 303)
  }
  const order = unwrap(await getUserOrder(shop, { id }))
  const key = textIn(form, 'changeKey')
  const { added, total, missing, capped } = unwrap(
    await reorder(shop, { order, messages: messages }, key === '' ? {} : { idempotencyKey: key }),
  )
  leaveAccountFlash(cookies, {
    kind: added > 0 ? 'added' : 'nothing_added',
    ...{ added, total, missing: [...missing, ...capped] },
  })
  return redirect(orderPath(order.id), 303)
})
