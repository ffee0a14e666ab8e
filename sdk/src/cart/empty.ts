import type { Shop } from '../transport/context.ts'
import type { Cart } from './types.ts'

/**
 * An empty cart, as a visitor without a cart has it.
 *
 * @param shop - Gives the currency of the prices, which are all 0.
 */
export const emptyCart = (shop: Shop): Cart => ({
  id: null,
  version: 0,
  currencyCode: shop.config.currency.code,
  items: [],
  prices: {
    itemsWithTax: 0,
    itemsWithoutTax: 0,
    totalWithTax: 0,
    totalWithoutTax: 0,
    totalOriginalWithTax: 0,
    totalOriginalWithoutTax: 0,
    giftsWithTax: 0,
    giftsWithoutTax: 0,
    discountWithTax: 0,
    discountWithoutTax: 0,
    shipperPriceWithTax: null,
    shipperPriceWithoutTax: null,
    paymentPriceWithTax: null,
    paymentPriceWithoutTax: null,
    roundingWithTax: 0,
    freeShippingAt: null,
    discountLimitPriceWithVat: 0,
  },
  customer: null,
  shippingAddress: null,
  billingAddress: null,
  hasCustomShippingAddress: false,
  comment: null,
  coupon: null,
  credits: 0,
})
