import type { Order } from '../checkout/types.ts'
import { itemOfOrderItem } from './items.ts'
import { amountOf } from './money.ts'
import type { TrackingEvent } from './types.ts'

/**
 * Event: an order was placed. `value` is the whole price, shipping and payment included; prices of items are with VAT.
 * Discounts are not items. Sent once per order.
 *
 * @param order - The placed order.
 * @example
 * ```ts
 * const placed = unwrap(await findOrder(shop, { token: 'current' }))
 * if (placed) console.log(purchaseEvent(placed))
 * ```
 */
export function purchaseEvent({
  code,
  currencyCode: currency,
  couponCode,
  items,
  prices,
}: Pick<Order, 'code' | 'currencyCode' | 'couponCode' | 'items' | 'prices'>): TrackingEvent<'purchase'> {
  return {
    name: 'purchase',
    once: code,
    params: {
      transaction_id: code,
      currency,
      value: amountOf(prices.totalWithTax),
      tax: amountOf(prices.totalWithTax - prices.totalWithoutTax),
      shipping: amountOf(prices.shipperPriceWithTax),
      ...(couponCode && { coupon: couponCode }),
      items: items.filter(({ attributes }) => !attributes.discount).map(itemOfOrderItem),
    },
  }
}
