import type { Cart, CartItem } from '../../cart/types.ts'
import type { ShopCalendar } from '../../checkout/rules/calendar.ts'
import { type GoodsAvailability, type WithDeliveryDate, withDates } from '../../checkout/rules/dated.ts'
import type { Shipper } from '../../checkout/types.ts'

const goodsOf = ({ variantId, amount, shoppable, items }: CartItem): readonly GoodsAvailability[] => {
  const inner = items.flatMap(goodsOf)
  // items that are no longer sold have no data
  if (!shoppable?.availability || variantId === null) return inner
  const { availability, warehouses } = shoppable
  return [{ variantId, amount, availability, warehouses }, ...inner]
}

/**
 * The delivery methods of a cart with dates; missing dates are computed.
 *
 * @param cart - The cart.
 * @param shippers - Its delivery methods.
 * @param now - Current time.
 * @param calendar - Time zone and days off of the shop. Defaults to UTC with weekends off.
 */
export const withDeliveryDates = (
  cart: Pick<Cart, 'items'>,
  shippers: readonly Shipper[],
  now: Date,
  calendar?: ShopCalendar,
): readonly WithDeliveryDate<Shipper>[] => {
  const goods = cart.items.flatMap(goodsOf)
  return shippers.map((shipper) => withDates(shipper, goods, now, calendar))
}
