import type { Shipper } from '../types.ts'
import { isPersonalPickup } from './methods.ts'

/**
 * The shipper with the earliest nearest delivery date; the first one if several have it. Personal pickup and shippers
 * without a date do not count; null if no other is left.
 */
export function fastestShipper<S extends Pick<Shipper, 'type' | 'delivery'>>(shippers: readonly S[]): S | null {
  const [first, ...others] = shippers.filter(
    (shipper) => !isPersonalPickup(shipper) && shipper.delivery.nearestDeliveryDate !== null,
  )
  if (!first) return null
  const dateOf = ({ delivery }: S): string => delivery.nearestDeliveryDate ?? ''
  return others.reduce((best, shipper) => (dateOf(shipper) < dateOf(best) ? shipper : best), first)
}
