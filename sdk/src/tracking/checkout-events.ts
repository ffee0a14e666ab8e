import type { Cart } from '../cart/types.ts'
import type { Payment, Shipper } from '../checkout/types.ts'
import type { CheckoutStep } from '../checkout/rules/steps.ts'
import type { TrackingSettings } from '../settings/types.ts'
import { itemsOfLines } from './items.ts'
import { amountOf } from './money.ts'
import type { TrackingEvent } from './types.ts'

const numbers = { index: 1, methods: 2, info: 3 } as const satisfies Readonly<Record<CheckoutStep, number>>

/** Number of a step of checkout in events, from 1. */
export const stepNumber = (step: CheckoutStep): 1 | 2 | 3 => numbers[step]

/** Products are listed at every step, or only at the first one if the shop has set that. */
function partsOf(cart: Cart, step: CheckoutStep, settings: TrackingSettings) {
  const { currencyCode: currency, prices, coupon, items } = cart
  return {
    currency,
    value: amountOf(prices.itemsWithTax),
    checkout_step: stepNumber(step),
    ...(coupon?.applies && { coupon: coupon.code }),
    ...((step === 'index' || !settings.first_step_products_only) && { items: itemsOfLines(items) }),
  }
}

/**
 * Event: the cart was shown, the first step of the checkout.
 *
 * @param cart - The cart.
 * @param settings - Settings of the shop for events.
 * @returns null for an empty cart.
 */
export const viewCartEvent = (cart: Cart, settings: TrackingSettings): TrackingEvent<'view_cart'> | null =>
  cart.items.length === 0 ? null : { name: 'view_cart', params: partsOf(cart, 'index', settings) }

/**
 * Event: shipping and payment are about to be chosen, the second step of the checkout. Sent once per cart.
 *
 * @param cart - The cart.
 * @param settings - Settings of the shop for events.
 */
export const beginCheckoutEvent = (cart: Cart, settings: TrackingSettings): TrackingEvent<'begin_checkout'> => ({
  name: 'begin_checkout',
  once: `begin_checkout ${cart.id}`,
  params: partsOf(cart, 'methods', settings),
})

/**
 * Events: shipping and payment were chosen, for the third step of the checkout. Sent once per choice and cart.
 *
 * @param cart - The cart.
 * @param chosen - The chosen shipper and payment method.
 * @param settings - Settings of the shop for events.
 */
export function checkoutMethodsEvents(
  cart: Cart,
  { shipper, payment }: { readonly shipper: Pick<Shipper, 'name'>; readonly payment: Pick<Payment, 'name'> },
  settings: TrackingSettings,
): readonly [TrackingEvent<'add_shipping_info'>, TrackingEvent<'add_payment_info'>] {
  const parts = partsOf(cart, 'info', settings)
  return [
    {
      name: 'add_shipping_info',
      once: `add_shipping_info ${cart.id} ${shipper.name}`,
      params: { ...parts, shipping_tier: shipper.name },
    },
    {
      name: 'add_payment_info',
      once: `add_payment_info ${cart.id} ${payment.name}`,
      params: { ...parts, payment_type: payment.name },
    },
  ]
}
