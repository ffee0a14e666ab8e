import { newId } from '@vanek/sdk'
import { payOrder } from '@vanek/sdk/checkout'
import { errorText } from '@vanek/sdk/i18n'
import { cs } from '@vanek/sdk/i18n/cs'
import { data, redirect, redirectDocument } from 'react-router-dom'
import type { PageAction } from '../../app/env.ts'
import { formOf } from '../../features/checkout/form-of.ts'
import { finishedPath } from '../../features/checkout/paths.ts'
import { paymentPath } from '../../features/payment/paths.ts'
import { toPayment } from '../../features/payment/to-payment.ts'

/** Why the payment could not be started. */
export interface PayRefusal {
  readonly text: string
}

const keyFrom = (form: FormData): string => {
  const key = form.get('payKey')
  return typeof key === 'string' && /^[\w-]{8,255}$/.test(key) ? key : newId()
}

/** Starts another attempt at paying the order and leads to it. An order that was paid meanwhile is shown as such. */
export const action: PageAction<unknown> = async ({ request }, { shop }) => {
  const key = keyFrom(await formOf(request))
  const answer = await payOrder(shop, 'current', { idempotencyKey: key })
  if (answer.ok) return toPayment(answer.data.redirectUrl)
  if (answer.error.code === 'already_paid') return redirectDocument(finishedPath, 303)
  if (answer.error.code === 'not_found') return redirect(paymentPath, 303)
  return data<PayRefusal>({ text: errorText(cs, answer.error) }, { status: 422 })
}
