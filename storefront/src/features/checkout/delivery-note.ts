import { deliveryText, isPersonalPickup, type Shipper } from '@vanek/sdk/checkout'

const starts: Readonly<Partial<Record<Shipper['type'], string>>> = {
  DELIVERY: 'Doručení',
  PICKUP_POINT: 'K vyzvednutí',
  PERSONAL: 'K vyzvednutí',
}

/** `Doručení: zítra`, from the date that the back end promised (C9.14, C9.15); null when it promised none. */
export function deliveryNote({ type, delivery }: Pick<Shipper, 'type' | 'delivery'>, now: Date): string | null {
  const date = delivery.nearestDeliveryDate
  return date && `${starts[type] ?? 'U vás'}: ${deliveryText({ date, now, personal: isPersonalPickup({ type }) })}`
}
