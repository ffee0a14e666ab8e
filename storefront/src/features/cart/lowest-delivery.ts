import { isPersonalPickup, type Shipper } from '@vanek/sdk/checkout'

/** The lowest price of having it brought, pickup at a branch left aside; null when nothing brings it. */
export function lowestDelivery(shippers: readonly Shipper[]): number | null {
  const prices = shippers.filter((shipper) => !isPersonalPickup(shipper)).map(({ priceWithTax }) => priceWithTax)
  return prices.length > 0 ? Math.min(...prices) : null
}
