import { asId } from '../http/ids.ts'
import type { PriceList } from '../pricing/price-list.ts'
import type { Services } from '../services.ts'
import { isWithinReach, loadGifts } from './gifts.ts'
import type { LoadedCart } from './load.ts'
import { priceCart, type Choice } from './price.ts'

export interface ChosenIds {
  readonly shipper_id?: number | undefined
  readonly payment_id?: number | undefined
  readonly gifts: readonly number[]
}

/** The existing and available parts of a choice; the rest is ignored. */
export async function choiceOf(
  { database: { q }, clock }: Services,
  { cart, list }: { cart: LoadedCart; list: PriceList },
  { shipper_id: shipperId, payment_id: paymentId, gifts }: ChosenIds,
): Promise<Choice> {
  const shipper =
    shipperId === undefined
      ? undefined
      : await q
          .selectFrom('shippers')
          .select(['price', 'free_from'])
          .where('id', '=', asId(shipperId))
          .executeTakeFirst()
  const payment =
    paymentId === undefined
      ? undefined
      : await q.selectFrom('payments').select(['price', 'cash']).where('id', '=', asId(paymentId)).executeTakeFirst()
  const { goods } = priceCart(cart, list, clock.now())
  return {
    shipper: shipper ? { price: shipper.price, freeFrom: shipper.free_from } : null,
    payment: payment ?? null,
    gifts: (await loadGifts(q, list.currency, gifts)).filter((gift) => isWithinReach(gift, cart, goods)),
  }
}
