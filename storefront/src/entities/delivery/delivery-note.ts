import * as texts from '#texts/entities/delivery'
import type { CalendarDate, Shipper } from '@vanek/sdk/checkout'
import { atOnce, wayText } from '../../market/delivery-text.ts'

const starts: Readonly<Partial<Record<Shipper['type'], string>>> = {
  DELIVERY: texts.delivery,
  PICKUP_POINT: texts.toCollect,
  PERSONAL: texts.toCollect,
}

/** A sentence about the day of a delivery method, split around the day. */
export interface DeliveryNote {
  readonly before: string
  readonly date: CalendarDate
  readonly day: string
  readonly after: string
}

/** "Delivery: tomorrow" (C9.14, C9.15), or the earliest day for goods that wait for the payment. Null without a day. */
export function deliveryNote(
  { type, delivery, branches }: Pick<Shipper, 'type' | 'delivery' | 'branches'>,
  { now, waits = false }: { readonly now: Date; readonly waits?: boolean },
): DeliveryNote | null {
  const date = delivery.nearestDeliveryDate
  if (!date) return null
  const day = wayText({ type, delivery, ...(branches && { branches }) }, date, now)
  const start = `${starts[type] ?? texts.atYours}:`
  if (!waits) return { before: start, date, day, after: '' }
  if (day === atOnce) return { before: start, date, day, after: texts.oncePaid }
  return { before: `${start} ${texts.earliest}`, date, day, after: texts.afterPayment }
}

/** The method for the chosen branch, which may have the goods on another day than the first one. */
export function atBranch(shipper: Shipper, branchId: number | null): Shipper {
  const branch = shipper.branches?.find(({ id }) => id === branchId)
  if (!branch) return shipper
  const { nearestDeliveryDate = shipper.delivery.nearestDeliveryDate } = branch
  return { ...shipper, delivery: { ...shipper.delivery, nearestDeliveryDate }, branches: [branch] }
}
