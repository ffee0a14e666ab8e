import type { Order } from '../../checkout/types.ts'
import type { ScriptPage } from './script-page.ts'
import { type ConversionOutcome, sendConversion } from './send.ts'
import type { SentOrders } from './sent-orders.ts'

export interface ShoppingInput {
  /** Address of the service's script. */
  readonly script: string
  /** The shop's id at the service. */
  readonly shopId: string
  readonly order: Pick<Order, 'code' | 'attributes'>
  /** Orders the service was told of (B7.58). */
  readonly sent: SentOrders
}

/**
 * Tells the shopping service of an order, once (C4.63) and only when its customer has agreed to it; `refused` otherwise, and
 * not even the script is loaded (C4.62). Never rejects.
 */
export const sendShopping = async (
  page: ScriptPage,
  { script, shopId, order, sent }: ShoppingInput,
): Promise<ConversionOutcome | 'refused'> => {
  if (!order.attributes.GDPR.zbozicz) return 'refused'
  const { code } = order
  return sendConversion(page, { script, sent, name: 'shoppingConversion', code, facts: { shopId, orderId: code } })
}
