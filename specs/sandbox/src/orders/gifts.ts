import { isWithinReach, loadGifts, type Gift } from '../cart/gifts.ts'
import type { LoadedCart } from '../cart/load.ts'
import type { Queries } from '../db/transaction.ts'
import { refusal } from '../http/errors.ts'
import type { Haler } from '../money.ts'
import type { Currency } from '../pricing/currency.ts'

/**
 * The chosen gifts, checked against the cart and its price of goods. Their stock is reserved together with the goods.
 *
 * @throws the refusal `gift_unavailable`
 */
export async function chosenGifts(
  q: Queries,
  ids: readonly number[],
  { cart, goods, currency }: { cart: LoadedCart; goods: Haler; currency: Currency },
): Promise<Gift[]> {
  const requested = [...new Set(ids)]
  const gifts = (await loadGifts(q, currency, requested)).filter((gift) => isWithinReach(gift, cart, goods))
  if (gifts.length < requested.length) throw refusal('gift_unavailable', { field: 'order_gifts' })
  return gifts
}
