import { type CalendarDate, type Shipper, wayText } from '@vanek/sdk/checkout'

const starts: Readonly<Partial<Record<Shipper['type'], string>>> = {
  DELIVERY: 'Doručení',
  PICKUP_POINT: 'K vyzvednutí',
  PERSONAL: 'K vyzvednutí',
}

/** A sentence about the day of a delivery method, split around the day. */
export interface DeliveryNote {
  readonly before: string
  readonly date: CalendarDate
  readonly day: string
  readonly after: string
}

/** `Doručení: zítra` (C9.14, C9.15), or the earliest day for goods that wait for the payment. Null without a day. */
export function deliveryNote(
  { type, delivery, branches }: Pick<Shipper, 'type' | 'delivery' | 'branches'>,
  { now, waits = false }: { readonly now: Date; readonly waits?: boolean },
): DeliveryNote | null {
  const date = delivery.nearestDeliveryDate
  if (!date) return null
  const day = wayText({ type, delivery, ...(branches && { branches }) }, date, now)
  const before = `${starts[type] ?? 'U vás'}:${waits ? ' nejdříve' : ''}`
  return { before, date, day, after: waits ? ', po připsání platby' : '' }
}
