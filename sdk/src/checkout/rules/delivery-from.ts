import type { PricePair } from '../../format/display.ts'
import type { Shipper } from '../types.ts'
import { isPersonalPickup } from './methods.ts'

/** Lowest price of delivery, before a method is chosen. */
export interface CheapestDelivery {
  /** The lowest price of delivery to an address or a pickup point; null if there is none. */
  readonly price: PricePair | null
  /** Whether collecting at a branch costs nothing; not included in the price above. */
  readonly freePickup: boolean
}

/**
 * The lowest price of delivery, and whether pickup is free, as product page and cart show it.
 *
 * @param methods - Delivery methods with their prices in the currency of the shop.
 */
export function cheapestDelivery(
  methods: readonly { readonly type: Shipper['type']; readonly price: PricePair }[],
): CheapestDelivery {
  const [price = null] = methods
    .filter((method) => !isPersonalPickup(method))
    .map((method) => method.price)
    .sort((one, two) => one.withTax - two.withTax)
  return { price, freePickup: methods.some((method) => isPersonalPickup(method) && method.price.withTax === 0) }
}
