import type { PricePair } from '../../format/display.ts'
import type { Shipper } from '../types.ts'
import { isPersonalPickup } from './methods.ts'

/** What delivery costs at least, before a method is chosen. */
export interface DeliveryFrom {
  /** The lowest price of delivery to an address or a pickup point; null if there is none. */
  readonly price: PricePair | null
  /** Whether collecting at a branch costs nothing; the price above leaves it aside. */
  readonly freePickup: boolean
}

/** What a product page and a cart say about the price of delivery, by the same rule. */
export function deliveryFrom(
  ways: readonly { readonly type: Shipper['type']; readonly price: PricePair }[],
): DeliveryFrom {
  const [price = null] = ways
    .filter((way) => !isPersonalPickup(way))
    .map((way) => way.price)
    .sort((one, two) => one.withTax - two.withTax)
  return { price, freePickup: ways.some((way) => isPersonalPickup(way) && way.price.withTax === 0) }
}
