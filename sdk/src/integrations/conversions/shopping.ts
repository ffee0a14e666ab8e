import type { Order } from '../../checkout/types.ts'
import type { ScriptLoader } from './script-page.ts'
import { type ConversionOutcome, sendConversion } from './send.ts'
import type { ReportedOrders } from './sent-orders.ts'

/** Parameters of `sendShopping`. */
export interface ShoppingInput {
  /** Address of the service's script. */
  readonly script: string
  /** The shop's id at the service. */
  readonly shopId: string
  /** The placed order; `attributes.GDPR.zbozicz` says whether its customer has agreed. */
  readonly order: Pick<Order, 'code' | 'attributes'>
  /** Orders that were sent to the service already; no order is sent twice. */
  readonly sent: ReportedOrders
}

/**
 * Reports an order to the shopping service, once and only if the customer has agreed; otherwise `refused`, and not
 * even the script is loaded. Never rejects.
 */
export const sendShopping = async (
  page: ScriptLoader,
  { script, shopId, order, sent }: ShoppingInput,
): Promise<ConversionOutcome | 'refused'> => {
  if (!order.attributes.GDPR.zbozicz) return 'refused'
  const { code } = order
  return sendConversion(page, { script, sent, name: 'shoppingConversion', code, facts: { shopId, orderId: code } })
}
