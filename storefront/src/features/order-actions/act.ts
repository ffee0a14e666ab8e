import { newId, type Shop, type ShopError } from '@vanek/sdk'
import {
  type OrderDetails,
  cancelOrder,
  changeOrderPayment,
  getOrderClaims,
  getOrderPayments,
  orderActions,
  type OrderClaims,
  type OrderKey,
  type OrderPayment,
  payOrder,
  type PayOrderData,
} from '@vanek/sdk/orders'
import { textIn } from '../../lib/forms/posted.ts'
import { actionIntents } from './intents.ts'

/** The claims of an order; null if there can be none yet, or if they could not be loaded. */
export async function loadClaims(shop: Shop, key: OrderKey, order: OrderDetails): Promise<OrderClaims | null> {
  if (!order.events.some(({ kind }) => kind === 'delivered')) return null
  const answer = await getOrderClaims(shop, key)
  return answer.ok ? answer.data : null
}

/** Data for the actions of an order. */
export interface ActionsData {
  /** Time of the render, in milliseconds. */
  readonly now: number
  /** Idempotency key of a change. */
  readonly changeKey: string
  /** Other payment methods; empty if the payment cannot be changed. */
  readonly payments: readonly OrderPayment[]
}

/** Loads the other payment methods of an order, if it can be changed. */
export async function loadActions(shop: Shop, key: OrderKey, order: OrderDetails): Promise<ActionsData> {
  const now = shop.config.clock.now()
  const { changePayment } = orderActions(order, new Date(now))
  const answer = changePayment.allowed ? await getOrderPayments(shop, key) : null
  const payments = answer?.ok ? answer.data.filter(({ current }) => !current) : []
  return { now, changeKey: newId(), payments }
}

/** Result of a posted form of an order. */
type Acted =
  /** The shopper should pay. */
  | { readonly kind: 'pay'; readonly start: PayOrderData }
  | { readonly kind: 'payment_changed' | 'order_cancelled' }
  | { readonly kind: 'refused'; readonly error: ShopError }

const keyIn = (form: FormData): string => {
  const key = textIn(form, 'changeKey')
  return /^[\w-]{8,200}$/.test(key) ? key : newId()
}

function paymentIn(form: FormData) {
  const [, id, total] = /^(\d{1,9}):(\d{1,12}(?:\.\d{1,2})?)$/.exec(textIn(form, 'payment')) ?? []
  return { paymentId: Number(id ?? 0), expectedTotal: total === undefined ? undefined : Number(total) }
}

/** Runs the action of a posted form; null if the form has no action of an order. */
export async function actOnOrder(form: FormData, shop: Shop, order: OrderKey): Promise<Acted | null> {
  const key = keyIn(form)
  const pay = async (idempotencyKey: string): Promise<Acted> => {
    const answer = await payOrder(shop, order, { idempotencyKey })
    return answer.ok ? { kind: 'pay', start: answer.data } : { kind: 'refused', error: answer.error }
  }
  switch (textIn(form, 'intent')) {
    case actionIntents.pay:
      return pay(key)
    case actionIntents.cancel: {
      const answer = await cancelOrder(shop, order, { idempotencyKey: key })
      return answer.ok ? { kind: 'order_cancelled' } : { kind: 'refused', error: answer.error }
    }
    case actionIntents.change: {
      const answer = await changeOrderPayment(shop, { ...order, ...paymentIn(form) }, { idempotencyKey: key })
      if (!answer.ok) return { kind: 'refused', error: answer.error }
      const paying = answer.data.payment.state === 'pending' ? await pay(`${key}-pay`) : null
      // the payment method was changed anyway; the page offers to pay
      return paying?.kind === 'pay' ? paying : { kind: 'payment_changed' }
    }
    default:
      return null
  }
}
