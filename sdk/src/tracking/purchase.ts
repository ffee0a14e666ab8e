import type { Order } from '../checkout/types.ts'
import { itemOfOrderItem } from './items.ts'
import { amountOf } from './money.ts'
import type { TrackingEvent } from './types.ts'

/**
 * An order was placed. `value` is all that is paid, shipping and payment with it; units are priced with tax.
 * Discounts are no goods; `coupon` is the code that the steps before told, and credits are none.
 */
export function purchased({
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
