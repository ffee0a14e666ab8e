import { newId, type Shop } from '@vanek/sdk'
import { type AnyOrder, getOrderPayments, orderActions, type OrderKey, type OrderPayment } from '@vanek/sdk/orders'

/** What a page has to know to offer what can be done with an order. */
export interface ActionsData {
  /** The moment at which the page was made, in milliseconds. */
  readonly now: number
  /** Makes a change that is posted twice one change. */
  readonly changeKey: string
  /** Other ways of paying; empty when the payment cannot be changed. */
  readonly payments: readonly OrderPayment[]
}

/** Asks for the other ways of paying an order, where they can be chosen. */
export async function loadActions(shop: Shop, key: OrderKey, order: AnyOrder): Promise<ActionsData> {
  const now = shop.config.clock.now()
  const { changePayment } = orderActions(order, new Date(now))
  const answer = changePayment.allowed ? await getOrderPayments(shop, key) : null
  const payments = answer?.ok ? answer.data.filter(({ current }) => !current) : []
  return { now, changeKey: newId(), payments }
}
