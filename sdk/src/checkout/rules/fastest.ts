import type { Shipper } from '../types.ts'
import { isPersonalPickup } from './methods.ts'

/**
 * The shipper that brings the goods soonest: of those that are no personal pickup the one with the earliest nearest date,
 * the first listed when several have it. Those without a date do not count; null when none is left (C4.54).
 */
export function fastestShipper<S extends Pick<Shipper, 'type' | 'delivery'>>(shippers: readonly S[]): S | null {
  const [first, ...others] = shippers.filter(
    (shipper) => !isPersonalPickup(shipper) && shipper.delivery.nearestDeliveryDate !== null,
  )
  if (!first) return null
  const dateOf = ({ delivery }: S): string => delivery.nearestDeliveryDate ?? ''
  return others.reduce((best, shipper) => (dateOf(shipper) < dateOf(best) ? shipper : best), first)
}
