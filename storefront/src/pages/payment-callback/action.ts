import { newId } from '@vanek/sdk'
import { errorText } from '@vanek/sdk/i18n'
import { cs } from '@vanek/sdk/i18n/cs'
import { payOrder } from '@vanek/sdk/orders'
import { data, redirect, redirectDocument } from 'react-router-dom'
import type { PageAction } from '../../lib/page/env.ts'
import { formOf } from '../../lib/forms/form-of.ts'
import { finishedPath } from '../../lib/paths/checkout.ts'
import { shownIn } from '../../entities/order/shown-order.ts'
import { paymentPath } from '../../lib/paths/payment.ts'
import { toPayment } from '../../features/payment/to-payment.ts'

/** Why the payment could not be started. */
export interface PayRefusal {
  readonly text: string
}

const keyFrom = (form: FormData): string => {
  const key = form.get('payKey')
  return typeof key === 'string' && /^[\w-]{8,255}$/.test(key) ? key : newId()
}

/** Starts another attempt at paying the order and leads to it. One that was paid or cancelled meanwhile is shown as such. */
export const action: PageAction<unknown> = async ({ request }, { shop, cookies }) => {
  const form = await formOf(request)
  const answer = await payOrder(shop, shownIn(form, { token: 'current' }), { idempotencyKey: keyFrom(form) })
  if (answer.ok) return toPayment(answer.data.redirectUrl, cookies)
  const { code } = answer.error
  if (code === 'already_paid' || code === 'order_cancelled') return redirectDocument(finishedPath, 303)
  if (code === 'not_found') return redirect(paymentPath, 303)
  return data<PayRefusal>({ text: errorText(cs, answer.error) }, { status: 422 })
}
