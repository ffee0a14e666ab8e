import type { CheckoutStep } from '@vanek/sdk/checkout'

/** What is wrong with the order as a whole, and which step is where it can be mended. */
export interface Problem {
  readonly text: string
  readonly mendAt: Exclude<CheckoutStep, 'info'> | null
}

const inCart = [
  'out_of_stock',
  'not_saleable',
  'cart_empty',
  'cart_not_found',
  'gift_unavailable',
  'coupon_invalid',
  'price_changed',
  'below_minimum_order',
  'shopping_disabled',
]
const inMethods = [
  'shipper_unavailable',
  'payment_unavailable',
  'branch_required',
  'branch_unavailable',
  'delivery_time_unavailable',
]

/** The step where a refusal can be mended; null when it is none of those before the details. */
export const mendAt = (code: string): Problem['mendAt'] => {
  if (inCart.includes(code)) return 'index'
  return inMethods.includes(code) ? 'methods' : null
}
