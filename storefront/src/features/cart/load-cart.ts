import { unwrap } from '@vanek/sdk'
import { type Cart, emptyCart, getCart } from '@vanek/sdk/cart'
import type { PartialChoice } from '@vanek/sdk/checkout'
import type { PageEnv } from '../../app/env.ts'

/** What of a choice is in the sums of a cart. */
export type PricedChoice = Partial<Pick<PartialChoice, 'shipper' | 'payment' | 'gifts'>>

/** The visitor's cart, priced for a choice of shipper, payment and gifts if there is one; empty when it is gone. */
export async function loadCart(
  { shop }: Pick<PageEnv, 'shop'>,
  { shipper, payment, gifts = [] }: PricedChoice = {},
): Promise<Cart> {
  const chosen = { ...(shipper && { shipperId: shipper }), ...(payment && { paymentId: payment }) }
  const result = await getCart(shop, { ...chosen, orderGifts: gifts })
  if (result.ok) return result.data
  const { code } = result.error
  if (code === 'cart_not_found') return emptyCart(shop)
  // a choice kept from another time may name what is no longer offered; gifts that are not count for nothing
  if (code === 'validation' && Object.keys(chosen).length > 0) return loadCart({ shop }, { gifts })
  return unwrap(result)
}
