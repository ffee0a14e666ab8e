import { getUserOrder } from '@vanek/sdk/account'
import { findOrder } from '@vanek/sdk/checkout'
import { errorText } from '@vanek/sdk/i18n'
import { type OrderKey, payOrder } from '@vanek/sdk/orders'
import { messages } from '#market/messages'
import { newId } from '@vanek/sdk'
import { data, redirect } from 'react-router-dom'
import { shownIn } from '../../entities/order/shown-order.tsx'
import { unpaidState } from '../../entities/payment/payment-texts.ts'
import { readPayingOrder } from '../../features/payment/to-payment.ts'
import { paymentWidgets } from '../../lib/ports/payment.ts'
import { formOf } from '../../lib/forms/form-of.ts'
import type { PageAction, PageCookies, VisitorLoader } from '../../lib/page/env.ts'
import { paymentPath } from '../../lib/paths/checkout.ts'
import { safeHref } from '../../ui/safe-href.ts'

export interface WidgetData {
  readonly provider: string
  /** Origin of the payment pages, which only the server knows; its document is always loaded from there. */
  readonly paymentOrigin: string | null
  readonly order: OrderKey
  readonly code: string
  readonly currencyCode: string
  readonly total: number
}

const orderIn = (cookies: PageCookies): OrderKey => {
  const own = readPayingOrder(cookies)
  return own === null || own === 'current' ? { token: 'current' } : { id: own }
}

/**
 * Loads the order that is paid in a widget. The payment itself is started by the page: a GET changes nothing, and no
 * client secret is in a URL or in HTML.
 */
export const loader: VisitorLoader<WidgetData> = async ({ params }, { shop, cookies, paymentOrigin = null }) => {
  const { provider = '' } = params
  const key = orderIn(cookies)
  const read = 'id' in key ? await getUserOrder(shop, key) : await findOrder(shop, key)
  const order = read.ok ? read.data : null
  // it knows what to do about an order that is paid, gone or cannot be read
  if (!order || unpaidState(order) === null || !Object.hasOwn(paymentWidgets, provider))
    throw redirect(paymentPath, 303)
  const { code, currencyCode, payment, prices } = order
  return { provider, paymentOrigin, order: key, code, currencyCode, total: payment.toPay ?? prices.totalWithTax }
}

/** The error if the payment could not be started. */
export interface HostedRefusal {
  readonly text: string
}

/** Redirects to the payment page of the provider, if the widget cannot be shown and without scripts. */
export const action: PageAction<unknown> = async ({ request }, { shop, cookies }) => {
  const form = await formOf(request)
  const answer = await payOrder(shop, shownIn(form, orderIn(cookies)), { idempotencyKey: newId() })
  if (answer.ok) return redirect(safeHref(answer.data.redirectUrl) ?? paymentPath, 303)
  if (['already_paid', 'order_cancelled', 'not_found'].includes(answer.error.code)) return redirect(paymentPath, 303)
  return data<HostedRefusal>({ text: errorText(messages, answer.error) }, { status: 422 })
}
