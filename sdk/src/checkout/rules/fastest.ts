import type { Shipper } from '../types.ts'
import { isPersonalPickup } from './methods.ts'

/**
 * The shipper with the earliest delivery date. Personal pickup and shippers without a date do not count.
 *
 * @param shippers - Shippers of the cart.
 * @returns The first of the fastest; null if none counts.
 */
export function fastestShipper<S extends Pick<Shipper, 'type' | 'delivery'>>(shippers: readonly S[]): S | null {
  const [first, ...others] = shippers.filter(
    (shipper) => !isPersonalPickup(shipper) && shipper.delivery.nearestDeliveryDate !== null,
  )
  if (!first) return null
  const dateOf = ({ delivery }: S): string => delivery.nearestDeliveryDate ?? ''
  return others.reduce((best, shipper) => (dateOf(shipper) < dateOf(best) ? shipper : best), first)
}
