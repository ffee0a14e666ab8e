import { finishedPath, guestOrderPath } from '#market/paths'
import { unwrap } from '@vanek/sdk'
import { type CalendarDate, findOrder, finishedView, type Order } from '@vanek/sdk/checkout'
import { errorText } from '@vanek/sdk/i18n'
import { messages } from '#market/messages'
import { getOrderDocuments, type OrderClaims, type OrderDocuments } from '@vanek/sdk/orders'
import { data, redirect, redirectDocument } from 'react-router-dom'
import { shownIn, wasOpened } from '../../entities/order/shown-order.tsx'
import { type ActionsData, actOnOrder, loadActions, loadClaims } from '../../features/order-actions/act.ts'
import { changedMark } from '../../features/order-actions/intents.ts'
import { toPayment } from '../../features/payment/to-payment.ts'
import { formOf } from '../../lib/forms/form-of.ts'
import { textIn } from '../../lib/forms/posted.ts'
import type { ConversionScripts, PageAction, VisitorLoader } from '../../lib/page/env.ts'
import { stepPaths } from '../../lib/paths/checkout.ts'
import { type AccountAnswer, registerFrom } from './account.ts'
import { endVerifying } from '../../lib/session/verifying-cookie.ts'
import { dateAt } from '../../market/calendar.ts'

export interface FinishedData {
  readonly order: Order
  /** Null if they could not be loaded. */
  readonly documents: OrderDocuments | null
  /** Null if there can be none yet, or if they could not be loaded. */
  readonly claims: OrderClaims | null
  /** Whether the visitor is a guest. */
  readonly guest: boolean
  /** Today, as a date in the shop's time zone. */
  readonly today: CalendarDate
  readonly actions: ActionsData
  /** Scripts of conversion services. */
  readonly scripts: ConversionScripts
}

const current = { token: 'current' }

const noScripts: ConversionScripts = { priceComparison: null, shopping: null }

/** Loads the order that was just placed (C2.04, C7.27); redirects to the cart if there is none (C2.32). */
export const loader: VisitorLoader<FinishedData> = async (
  _args,
  { shop, cookies, conversionScripts: scripts = noScripts },
) => {
  // only the server knows the token itself
  const [found, documents] = await Promise.all([findOrder(shop, current), getOrderDocuments(shop, current)])
  const view = finishedView(unwrap(found))
  if ('redirectTo' in view) throw redirect(stepPaths[view.redirectTo], 303)
  endVerifying(cookies)
  // conversions are tracked only in the browser where the order was placed
  if (wasOpened(cookies, view.show.code)) throw redirectDocument(guestOrderPath, 303)
  const [actions, claims] = await Promise.all([
    loadActions(shop, current, view.show),
    loadClaims(shop, current, view.show),
  ])
  const today = dateAt(actions.now)
  return {
    order: view.show,
    documents: documents.ok ? documents.data : null,
    claims,
    guest: !shop.config.tokens.has('auth'),
    today,
    actions,
    scripts,
  }
}

/** Error of an order form. */
export interface OrderRefusal {
  readonly text: string
}

export interface FinishedAnswer extends Partial<OrderRefusal> {
  readonly account?: AccountAnswer
}

/** Pays, changes or cancels the order that was just placed, and redirects back to it; or requests an account. */
export const action: PageAction<unknown> = async ({ request }, env) => {
  const { shop } = env
  const form = await formOf(request)
  if (textIn(form, 'intent') === 'register') {
    const account = await registerFrom(form, shop, shownIn(form, current))
    // another tab may have placed another one since, of somebody else
    if (!account) return redirect(finishedPath, 303)
    return data<FinishedAnswer>({ account }, { status: account.done ? 200 : 422 })
  }
  const acted = await actOnOrder(form, shop, shownIn(form, current))
  if (acted?.kind === 'pay') return toPayment(acted.start, env)
  if (acted?.kind === 'refused') return data<OrderRefusal>({ text: errorText(messages, acted.error) }, { status: 422 })
  return redirect(acted?.kind === 'payment_changed' ? `${finishedPath}?zmena=${changedMark}` : finishedPath, 303)
}
