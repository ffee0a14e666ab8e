import { unwrap } from '@vanek/sdk'
import { type Cart, emptyCart, getCart } from '@vanek/sdk/cart'
import type { PartialChoice } from '@vanek/sdk/checkout'
import type { PageEnv } from '../../app/env.ts'

/** The visitor's cart, priced for a choice of shipper and payment if there is one; empty when it is gone. */
export async function loadCart({ shop }: Pick<PageEnv, 'shop'>, choice?: PartialChoice): Promise<Cart> {
  const shipperId = choice?.shipper
  const paymentId = choice?.payment
  const result = await getCart(shop, { ...(shipperId && { shipperId }), ...(paymentId && { paymentId }) })
  if (result.ok) return result.data
  const { code } = result.error
  if (code === 'cart_not_found') return emptyCart(shop)
  // a choice kept from another time may name what is no longer offered
  if (code === 'validation' && choice) return loadCart({ shop })
  return unwrap(result)
}
