import { unwrap } from '@vanek/sdk'
import { findOrder } from '@vanek/sdk/checkout'
import { errorText } from '@vanek/sdk/i18n'
import { messages } from '#market/messages'
import { getOrderDocuments } from '@vanek/sdk/orders'
import { data, redirect } from 'react-router-dom'
import { shownIn } from '../../entities/order/shown-order.tsx'
import { actOnOrder, loadActions, loadClaims } from '../../features/order-actions/act.ts'
import { changedMark, type OrderRefusal } from '../../features/order-actions/intents.ts'
import { toPayment } from '../../features/payment/to-payment.ts'
import { formOf } from '../../lib/forms/form-of.ts'
import { textIn } from '../../lib/forms/posted.ts'
import type { PageAction, VisitorLoader } from '../../lib/page/env.ts'
import { guestOrderPath } from '#market/paths'
import { dateAt } from '../../market/calendar.ts'
import type { OrderPage } from '../../widgets/order/order-view.tsx'

export interface Data {
  /** Null if this browser has no order. */
  readonly page: OrderPage | null
}

const current = { token: 'current' }

/** Loads the order that was last placed or opened in this browser (A2.11). */
export const loader: VisitorLoader<unknown> = async (_args, { shop }) => {
  // only the server knows the token itself
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

/** Pays, changes or cancels the order, and redirects back to it. */
export const action: PageAction<unknown> = async ({ request }, env) => {
  const { shop } = env
  const form = await formOf(request)
  const acted = await actOnOrder(form, shop, shownIn(form, { token: 'current' }))
  if (acted?.kind === 'pay') return toPayment(acted.start, env, 'current')
  if (acted?.kind === 'refused') {
    const refusal = { form: textIn(form, 'intent'), text: errorText(messages, acted.error) }
    return data<OrderRefusal>(refusal, { status: 422 })
  }
  return redirect(acted?.kind === 'payment_changed' ? `${guestOrderPath}?zmena=${changedMark}` : guestOrderPath, 303)
}
