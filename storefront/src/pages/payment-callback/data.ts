import { finishedPath, guestOrderPath } from '#market/paths'
import { newId } from '@vanek/sdk'
import { createPaymentReturn } from '@vanek/sdk/flows'
import { errorText } from '@vanek/sdk/i18n'
import { messages } from '#market/messages'
import { payOrder } from '@vanek/sdk/orders'
import { data, redirect, redirectDocument } from 'react-router-dom'
import { shownIn } from '../../entities/order/shown-order.tsx'
import type { UnpaidState } from '../../entities/payment/payment-texts.ts'
import { takePayingOrder, toPayment } from '../../features/payment/to-payment.ts'
import { formOf } from '../../lib/forms/form-of.ts'
import type { PageAction, VisitorLoader } from '../../lib/page/env.ts'
import { orderPath } from '../../lib/paths/account.ts'
import { paymentPath } from '../../lib/paths/checkout.ts'
import { endVerifying } from '../../lib/session/verifying-cookie.ts'

/** State of the payment; `none` if this browser has no order, `unsure` while the back end does not answer. */
export type CallbackData =
  | { readonly state: 'none' | 'unsure' }
  | { readonly state: UnpaidState; readonly code: string; readonly payKey: string }

/**
 * Loads the result of the payment (C2.06). The URL is not trusted: only the order's state counts. A paid order
 * redirects to its page, and so does one that was paid from there; if the back end does not answer, the page retries.
 */
export const loader: VisitorLoader<CallbackData> = async (_args, { shop, cookies }) => {
  const own = takePayingOrder(cookies)
  if (own !== null) throw redirect(own === 'current' ? guestOrderPath : orderPath(own), 303)
  const { payment, order } = await createPaymentReturn(shop).check()
  if (payment === null) return { state: 'unsure' }
  if (!order) return { state: 'none' }
  // the order exists, whatever the state of its payment
  endVerifying(cookies)
  if (payment === 'paid' || payment === 'none' || order.status === 'cancelled')
    throw redirectDocument(finishedPath, 303)
  return { state: payment, code: order.code, payKey: newId() }
}

/** The error if the payment could not be started. */
export interface PayRefusal {
  readonly text: string
}

const keyFrom = (form: FormData): string => {
  const key = form.get('payKey')
  return typeof key === 'string' && /^[\w-]{8,255}$/.test(key) ? key : newId()
}

/**
 * Starts another payment attempt and redirects to it. An order that was paid or cancelled meanwhile is shown as such.
 */
export const action: PageAction<unknown> = async ({ request }, env) => {
  const { shop } = env
  const form = await formOf(request)
  const answer = await payOrder(shop, shownIn(form, { token: 'current' }), { idempotencyKey: keyFrom(form) })
  if (answer.ok) return toPayment(answer.data, env)
  const { code } = answer.error
  if (code === 'already_paid' || code === 'order_cancelled') return redirectDocument(finishedPath, 303)
  if (code === 'not_found') return redirect(paymentPath, 303)
  return data<PayRefusal>({ text: errorText(messages, answer.error) }, { status: 422 })
}
