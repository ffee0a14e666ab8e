import type { CartPrices } from '../../cart/types.ts'
import type { Gift } from '../types.ts'

type Limit = Pick<CartPrices, 'discountLimitPriceWithVat'>

/**
 * The amount missing to a gift. A price equal to the limit is enough.
 *
 * @param gift - `price_from` is the least price of a cart with VAT.
 * @param prices - Price of the cart with VAT that counts for gifts.
 * @returns Amount in the currency of the prices; 0 if the gift can be chosen.
 */
export const amountToGift = (gift: Pick<Gift, 'price_from'>, { discountLimitPriceWithVat }: Limit): number =>
  Math.max(0, Math.round((gift.price_from - discountLimitPriceWithVat) * 100) / 100)

/**
 * The gift that needs the smallest further amount.
 *
 * @param gifts - Gifts that the shop offers.
 * @param prices - Price of the cart with VAT that counts for gifts.
 * @returns The gift and the missing amount; null if every gift can be chosen, or there are none.
 */
export function nextGift<G extends Pick<Gift, 'price_from'>>(
  gifts: readonly G[],
  prices: Limit,
): {
  /** The gift that needs the smallest further amount. */
  readonly gift: G
  /** Amount missing for it with VAT, in the currency of the prices; above 0. */
  readonly missing: number
} | null {
  const open = gifts.map((gift) => ({ gift, missing: amountToGift(gift, prices) })).filter(({ missing }) => missing > 0)
  return open.reduce<(typeof open)[number] | null>(
    (best, own) => (best && best.missing <= own.missing ? best : own),
    null,
  )
}
