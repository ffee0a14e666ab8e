import { type Gift, getOrderGifts, keptGifts } from '@vanek/sdk/checkout'
import type { Cart } from '@vanek/sdk/cart'
import type { PageCookies, VisitorEnv } from '../../lib/page/env.ts'
import { keepGifts, readChoice } from './choice-cookie.ts'

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
