import { unwrap } from '@vanek/sdk'
import { type Cart, emptyCart, getCart } from '@vanek/sdk/cart'
import { getOrderGifts, type Gift, keptGifts, type PartialChoice } from '@vanek/sdk/checkout'
import type { PageCookies, PageEnv, VisitorEnv } from '../../lib/page/env.ts'
import { keepGifts, readChoice } from './choice-cookie.ts'

/** What of a choice is in the sums of a cart. */
type PricedChoice = Partial<Pick<PartialChoice, 'shipper' | 'payment' | 'gifts'>>

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

/** The gifts that are offered, and which of them are chosen. */
export interface GiftOffer {
  readonly gifts: readonly Gift[]
  readonly chosen: readonly number[]
  /** Those that had been chosen and cannot be had any more. */
  readonly lost: readonly number[]
}

/** Nothing offered, nothing chosen. */
export const noGifts: GiftOffer = { gifts: [], chosen: [], lost: [] }

/** Reads what is offered, and what of the choice can be kept (C4.45, C4.46). Without an answer all of it is. */
export async function loadGifts(
  { shop, cookies }: Pick<VisitorEnv, 'shop' | 'cookies'>,
  cart: Pick<Cart, 'prices'>,
): Promise<GiftOffer> {
  const { gifts: before } = readChoice(cookies)
  const offered = await getOrderGifts(shop)
  if (!offered.ok) return { gifts: [], chosen: before, lost: [] }
  const chosen = keptGifts(before, offered.data, cart.prices)
  return { gifts: offered.data, chosen, lost: before.filter((id) => !chosen.includes(id)) }
}

/** Forgets what cannot be had any more; called where that is told, so that it is told once. */
export function forgetLost(cookies: PageCookies, { chosen, lost }: GiftOffer): void {
  if (lost.length > 0) keepGifts(cookies, chosen)
}
