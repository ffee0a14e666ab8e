import { type Gift, getOrderGifts, keptGifts } from '@vanek/sdk/checkout'
import type { Cart } from '@vanek/sdk/cart'
import type { PageEnv } from '../../app/env.ts'
import { keepGifts, readChoice } from '../checkout/choice-cookie.ts'

/** The gifts that are offered, and which of them are chosen. */
export interface GiftOffer {
  readonly gifts: readonly Gift[]
  readonly chosen: readonly number[]
  /** Those that had been chosen and cannot be had any more. */
  readonly lost: readonly number[]
}

/** Reads what is offered; a choice that cannot be kept is forgotten (C4.45, C4.46). Without an answer nothing is. */
export async function loadGifts({ shop, cookies }: PageEnv, cart: Cart): Promise<GiftOffer> {
  const { gifts: before } = readChoice(cookies)
  const offered = await getOrderGifts(shop)
  if (!offered.ok) return { gifts: [], chosen: before, lost: [] }
  const chosen = keptGifts(before, offered.data, cart.prices)
  const lost = before.filter((id) => !chosen.includes(id))
  if (lost.length > 0) keepGifts(cookies, chosen)
  return { gifts: offered.data, chosen, lost }
}
