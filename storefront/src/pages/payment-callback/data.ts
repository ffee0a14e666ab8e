import { newId } from '@vanek/sdk'
import { createPaymentReturn } from '@vanek/sdk/flows'
import { redirect, redirectDocument } from 'react-router-dom'
import type { VisitorLoader } from '../../lib/page/env.ts'
import { orderPath } from '../../lib/paths/account.ts'
import { finishedPath } from '../../lib/paths/checkout.ts'
import { endVerifying } from '../../lib/session/verifying-cookie.ts'
import { guestOrderPath } from '../../lib/paths/order.ts'
import type { UnpaidState } from '../../entities/payment/payment-texts.ts'
import { takePaying } from '../../features/payment/to-payment.ts'

export { action } from './action.ts'

/** How the payment stands; `none` when this browser has no order, `unsure` while nobody can be asked. */
export type CallbackData =
  | { readonly state: 'none' | 'unsure' }
  | { readonly state: UnpaidState; readonly code: string; readonly payKey: string }

/**
 * Asks how the payment ended (C2.06). What the address says of it is not believed: only the order's own state counts.
 * A paid order leads to its page, and so does one that was paid from there; a back end that does not answer is asked again later.
 */
export const loader: VisitorLoader<CallbackData> = async (_args, { shop, cookies }) => {
  const own = takePaying(cookies)
  if (own !== null) throw redirect(own === 'current' ? guestOrderPath : orderPath(own), 303)
  const { payment, order } = await createPaymentReturn(shop).ask()
  if (payment === null) return { state: 'unsure' }
  if (!order) return { state: 'none' }
  // the order is known, whatever its payment says
  endVerifying(cookies)
  if (payment === 'paid' || payment === 'none' || order.status === 'cancelled')
    throw redirectDocument(finishedPath, 303)
  return { state: payment, code: order.code, payKey: newId() }
}
