import { unwrap } from '@vanek/sdk'
import { type Cart, emptyCart, getCart } from '@vanek/sdk/cart'
import { getOrderGifts, type Gift, selectableGifts, type PartialChoice } from '@vanek/sdk/checkout'
import type { PageCookies, PageEnv, VisitorEnv } from '../../lib/page/env.ts'
import { keepGifts, readChoice } from './choice-cookie.ts'

/** The parts of a choice that change the prices of a cart. */
type PricedChoice = Partial<Pick<PartialChoice, 'shipper' | 'payment' | 'gifts'>>

/**
 * The visitor's cart, priced for a choice of shipper, payment and gifts if there is one; empty if it does not exist any
 * more.
 */
export async function loadCart({ shop }: Pick<PageEnv, 'shop'>, choice: PricedChoice = {}): Promise<Cart> {
  const { shipper, payment, gifts = [] } = choice
  const chosen = { ...(shipper && { shipperId: shipper }), ...(payment && { paymentId: payment }) }
  const { tokens } = shop.config
  const signedIn = tokens.has('auth')
  const result = await getCart(shop, { ...chosen, orderGifts: gifts })
  if (result.ok) return result.data
  const { code } = result.error
  if (code === 'cart_not_found') return emptyCart(shop)
  // the session has expired: load the cart of a guest (C4.17)
  if (signedIn && !tokens.has('auth')) return loadCart({ shop }, choice)
  // a stored choice may have ids that are not offered any more; unknown gifts are ignored
  if (code === 'validation' && Object.keys(chosen).length > 0) return loadCart({ shop }, { gifts })
  return unwrap(result)
}

/** The offered and the chosen gifts. */
export interface GiftOffer {
  readonly gifts: readonly Gift[]
  readonly chosen: readonly number[]
  /** Chosen gifts that are not available any more. */
  readonly lost: readonly number[]
}

/** An empty offer. */
export const noGifts: GiftOffer = { gifts: [], chosen: [], lost: [] }

/** Loads the offered gifts and the valid part of the choice (C4.45, C4.46). Without a response the choice stays. */
export async function loadGifts(
  { shop, cookies }: Pick<VisitorEnv, 'shop' | 'cookies'>,
  cart: Pick<Cart, 'prices'>,
): Promise<GiftOffer> {
  const { gifts: before } = readChoice(cookies)
  const offered = await getOrderGifts(shop)
  if (!offered.ok) return { gifts: [], chosen: before, lost: [] }
  const chosen = selectableGifts(before, offered.data, cart.prices)
  return { gifts: offered.data, chosen, lost: before.filter((id) => !chosen.includes(id)) }
}

/** Removes unavailable gifts from the stored choice; called by the page that shows the message, so that this happens once. */
export function forgetLost(cookies: PageCookies, { chosen, lost }: GiftOffer): void {
  if (lost.length > 0) keepGifts(cookies, chosen)
}
