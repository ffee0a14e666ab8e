import type { Shop, ShopError } from '@vanek/sdk'
import { type PaymentWidget, paymentStep } from '@vanek/sdk/integrations/payment'
import { type OrderKey, payOrder } from '@vanek/sdk/orders'
import { paymentPath } from '../../lib/paths/checkout.ts'
import { safeHref } from '../../ui/safe-href.ts'

/** The next step after a widget. */
export type PaidInWidget =
  /** To another document: the page that requests the result of the payment, or that of the provider. */
  | { readonly kind: 'leave'; readonly to: string }
  | { readonly kind: 'closed' | 'broken' }
  | { readonly kind: 'refused'; readonly error: ShopError }

export interface PayInWidgetParts {
  readonly order: OrderKey
  /** Idempotency key of this attempt. */
  readonly payKey: string
  readonly widget: PaymentWidget<HTMLElement>
  readonly place: HTMLElement
  readonly locale: string
  readonly title: string
  readonly signal: AbortSignal
}

const over: ReadonlySet<string> = new Set(['already_paid', 'order_cancelled', 'not_found'])

/** Starts the payment of an order and shows the widget for it. The result of the widget only decides the next page. */
export async function payInWidget(shop: Shop, parts: PayInWidgetParts): Promise<PaidInWidget> {
  const { order, payKey, widget, place, ...params } = parts
  const answer = await payOrder(shop, order, { idempotencyKey: payKey, signal: params.signal })
  if (!answer.ok)
    return over.has(answer.error.code) ? { kind: 'leave', to: paymentPath } : { kind: 'refused', error: answer.error }
  const step = paymentStep(answer.data, [widget.provider])
  if (step.kind !== 'widget') return { kind: 'leave', to: safeHref(answer.data.redirectUrl) ?? paymentPath }
  try {
    const end = await widget.mount(place, { clientSecret: step.clientSecret, ...params })
    return end === 'done' ? { kind: 'leave', to: paymentPath } : { kind: 'closed' }
  } catch {
    return { kind: 'broken' }
  }
}
