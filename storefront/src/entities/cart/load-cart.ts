import { unwrap } from '@vanek/sdk'
import { type Cart, emptyCart, getCart } from '@vanek/sdk/cart'
import type { PartialChoice } from '@vanek/sdk/checkout'
import type { PageEnv } from '../../lib/page/env.ts'

/** What of a choice is in the sums of a cart. */
export type PricedChoice = Partial<Pick<PartialChoice, 'shipper' | 'payment' | 'gifts'>>

/** The visitor's cart, priced for a choice of shipper, payment and gifts if there is one; empty when it is gone. */
export async function loadCart({ shop }: Pick<PageEnv, 'shop'>, choice: PricedChoice = {}): Promise<Cart> {
  const { shipper, payment, gifts = [] } = choice
  const chosen = { ...(shipper && { shipperId: shipper }), ...(payment && { paymentId: payment }) }
  const { tokens } = shop.config
  const signedIn = tokens.has('auth')
  const result = await getCart(shop, { ...chosen, orderGifts: gifts })
  if (result.ok) return result.data
  const { code } = result.error
  if (code === 'cart_not_found') return emptyCart(shop)
  // whoever is signed in no more is a guest from now on (C4.17)
  if (signedIn && !tokens.has('auth')) return loadCart({ shop }, choice)
  // a choice kept from another time may name what is no longer offered; gifts that are not count for nothing
  if (code === 'validation' && Object.keys(chosen).length > 0) return loadCart({ shop }, { gifts })
  return unwrap(result)
}
