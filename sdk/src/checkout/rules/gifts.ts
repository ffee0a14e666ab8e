import type { Currency } from '../../kernel/currency.ts'
import type { Gift } from '../types.ts'

/** The price of goods that counts for gifts. */
export interface GiftThreshold {
  /** Price of the goods that counts for gifts, with VAT, in the currency of the cart. */
  readonly discountLimitPriceWithVat: number
}

/** Price of a gift, rounded to the decimals of the currency. */
export interface GiftPrices {
  /** Price with tax, in the currency of the shop; 0 for a free gift. */
  readonly withTax: number
  /** Price without tax, in the currency of the shop; 0 for a free gift. */
  readonly withoutTax: number
}

/** A gift with its price, and whether it is available for the cart. */
export interface OfferedGift extends Gift {
  /** Price of the gift. */
  readonly prices: GiftPrices
  /** Whether the price of goods in the cart reaches `price_from` of the gift, so that it can be chosen. */
  readonly available: boolean
}

/** Whether the price of goods reaches the limit of a gift; an equal price does. */
const reachesGift = (gift: Pick<Gift, 'price_from'>, { discountLimitPriceWithVat }: GiftThreshold): boolean =>
  discountLimitPriceWithVat >= gift.price_from

/** The available gifts, in display order. */
export const availableGifts = <G extends Pick<Gift, 'price_from'>>(
  gifts: readonly G[],
  limit: GiftThreshold,
): readonly G[] => gifts.filter((gift) => reachesGift(gift, limit))

/**
 * Removes selected gifts that are no longer offered or no longer reached.
 *
 * @param selected - Ids of the selected gifts.
 * @param gifts - Gifts that the shop offers.
 * @param limit - Price of the cart that counts for gifts.
 * @returns The remaining ids; the same array if nothing was removed.
 */
export function selectableGifts(
  selected: readonly number[],
  gifts: readonly Pick<Gift, 'id' | 'price_from'>[],
  limit: GiftThreshold,
): readonly number[] {
  const ids = new Set(availableGifts(gifts, limit).map(({ id }) => id))
  return selected.every((id) => ids.has(id)) ? selected : selected.filter((id) => ids.has(id))
}

// moves the decimal point in the text, since 1.005 * 100 is 100.49999999999999
const shifted = (value: number, places: number): number => {
  const [digits, exponent = '0'] = String(value).split('e')
  return Number(`${digits}e${Number(exponent) + places}`)
}

/** Rounds a price up to the decimals of a currency. */
const roundUp = (price: number, decimals: number): number => shifted(Math.ceil(shifted(price, decimals)), -decimals)
const round = (price: number, decimals: number): number => shifted(Math.round(shifted(price, decimals)), -decimals)

/**
 * The prices of a gift. Its price is rounded up to the decimals of the currency; the price without VAT keeps the ratio
 * of the regular prices. Without a regular price, both are the same.
 *
 * @param gift - Price to pay with VAT, and the regular prices.
 * @param currency - Only its number of decimals is read.
 */
export function giftPrices(
  { price, originalWithTax, originalWithoutTax }: Pick<Gift, 'price' | 'originalWithTax' | 'originalWithoutTax'>,
  { decimalPlaces }: Pick<Currency, 'decimalPlaces'>,
): GiftPrices {
  const withTax = roundUp(price, decimalPlaces)
  const ratio = originalWithTax > 0 ? originalWithoutTax / originalWithTax : 1
  return { withTax, withoutTax: round(withTax * ratio, decimalPlaces) }
}

/** Gifts for a cart, each with its price and availability. */
export const offeredGifts = (
  gifts: readonly Gift[],
  limit: GiftThreshold,
  currency: Pick<Currency, 'decimalPlaces'>,
): readonly OfferedGift[] =>
  gifts.map((gift) => ({ ...gift, prices: giftPrices(gift, currency), available: reachesGift(gift, limit) }))
