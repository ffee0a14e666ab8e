import type { Order } from '../../checkout/types.ts'
import type { ScriptLoader } from './script-page.ts'
import { type ConversionOutcome, sendConversion } from './send.ts'
import type { ReportedOrders } from './sent-orders.ts'

/** Parameters of `sendPriceComparison`. */
export interface PriceComparisonInput {
  /** Address of the service's script. */
  readonly script: string
  /** The public key of the shop. */
  readonly key: string
  /** The placed order; nothing about the customer is sent. */
  readonly order: Pick<Order, 'code' | 'currencyCode' | 'items' | 'prices'>
  /** Orders that were sent to the service already; no order is sent twice. */
  readonly sent: ReportedOrders
}

/**
 * Reports an order to the price comparison: its code, its total with VAT and its goods, nothing about the customer.
 * Once per order; never rejects.
 */
export const sendPriceComparison = (
  page: ScriptLoader,
  { script, key, order, sent }: PriceComparisonInput,
): Promise<ConversionOutcome> =>
  sendConversion(page, {
    ...{ script, sent, name: 'priceComparison', code: order.code },
    facts: {
      key,
      orderId: order.code,
      totalPrice: order.prices.totalWithTax,
      currency: order.currencyCode,
      products: order.items.flatMap(({ variantId, name, prices, amount }) =>
        variantId === null ? [] : { id: String(variantId), name, unitPrice: prices.unitWithTax, amount },
      ),
    },
  })
