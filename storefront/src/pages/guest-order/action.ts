import { errorText } from '@vanek/sdk/i18n'
import { cs } from '@vanek/sdk/i18n/cs'
import { data, redirect } from 'react-router-dom'
import type { PageAction } from '../../lib/page/env.ts'
import { formOf } from '../../lib/forms/form-of.ts'
import { actOnOrder } from '../../features/order-actions/act.ts'
import { changedMark } from '../../features/order-actions/intents.ts'
import { guestOrderPath } from '../../lib/paths/order.ts'
import { shownIn } from '../../entities/order/shown-order.ts'
import { toPayment } from '../../features/payment/to-payment.ts'

/** Why a form of the order was refused. */
export interface GuestRefusal {
  readonly text: string
}

/** Pays, changes or cancels the order, and leads back to it. */
export const action: PageAction<unknown> = async ({ request }, { shop, cookies }) => {
  const form = await formOf(request)
  const acted = await actOnOrder(form, shop, shownIn(form, { token: 'current' }))
  if (acted?.kind === 'pay') return toPayment(acted.address, cookies, 'current')
  if (acted?.kind === 'refused') return data<GuestRefusal>({ text: errorText(cs, acted.error) }, { status: 422 })
  return redirect(acted?.kind === 'payment_changed' ? `${guestOrderPath}?zmena=${changedMark}` : guestOrderPath, 303)
}
