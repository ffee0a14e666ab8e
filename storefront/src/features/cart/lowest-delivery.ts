import { isPersonalPickup, type Shipper } from '@vanek/sdk/checkout'
import type { PricePair } from '@vanek/sdk/format'
import { pricePair } from '../price/pairs.ts'

/** The lowest price of having it brought, pickup at a branch left aside; null when nothing brings it. */
export function lowestDelivery(shippers: readonly Shipper[]): PricePair | null {
  const prices = shippers.filter((shipper) => !isPersonalPickup(shipper)).map(pricePair)
  return prices.sort((one, two) => one.withTax - two.withTax)[0] ?? null
}
