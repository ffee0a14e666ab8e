import { addAmounts } from '../../format/amount.ts'
import type { PickupBranch, Shipper } from '../types.ts'
import type { CalendarDate, ShopCalendar } from './calendar.ts'
import { pickupDate, type OpeningHours } from './collect-date.ts'
import { deliveryDate } from './delivery-date.ts'
import { isPersonalPickup } from './methods.ts'

/** Goods to deliver, as a product page or a cart has them. */
export interface GoodsAvailability {
  /** Id of the variant. Amounts of the same variant are added up. */
  readonly variantId: number
  /** Amount to deliver, in the unit of sale. */
  readonly amount: number
  /** Availability of the variant. */
  readonly availability: {
    /** Calendar days until the goods are ready; 0 if they are in stock. */
    readonly delayDays: number
  }
  /** Stock by warehouse. Decides when the goods can be collected at a branch; a missing warehouse has none. */
  readonly warehouses: readonly {
    /** Id of the warehouse, as in `warehouseId` of a branch. */
    readonly id: number
    /** Amount in stock, in the unit of sale. */
    readonly stock: number
  }[]
}

/** The data of a branch that its date depends on. */
export type PickupBranchTerms = Pick<PickupBranch, 'warehouseId' | 'hours' | 'nearestDeliveryDate'>

/** The data of a delivery method that its date depends on, with or without a cart. */
export interface DeliveryTerms {
  /** `PERSONAL` is pickup at a branch of the shop; only then `branches` are used. */
  readonly type: Shipper['type']
  /** Closing time, nearest date and delivery time in days. Unknown parts can be left out. */
  readonly delivery: Partial<Shipper['delivery']>
  /** Branches where the goods can be collected. Without any, the date follows from `delivery` alone. */
  readonly branches?: readonly PickupBranchTerms[]
}

/** The same with dates filled in. */
export type WithDeliveryDate<W extends DeliveryTerms> = W & {
  /** Delivery data of the method, with its date. */
  readonly delivery: {
    /** Date when the goods are delivered or can be collected, like `2026-11-23`, in the time zone of the shop. */
    readonly nearestDeliveryDate: CalendarDate
  }
}

const delayOf = (goods: readonly GoodsAvailability[]): number =>
  Math.max(0, ...goods.map(({ availability }) => availability.delayDays))

/** The amount of each variant. */
function needsOf(goods: readonly GoodsAvailability[]): ReadonlyMap<number, number> {
  const needs = new Map<number, number>()
  for (const { variantId, amount } of goods) needs.set(variantId, addAmounts(needs.get(variantId) ?? 0, amount))
  return needs
}

/** The date of a branch of this delivery method. Computed once for branches with the same opening hours. */
function branchDates(
  method: DeliveryTerms,
  goods: readonly GoodsAvailability[],
  now: Date,
  calendar: ShopCalendar | undefined,
): (branch: PickupBranchTerms) => CalendarDate {
  const facts = {
    now,
    calendar,
    delayDays: delayOf(goods),
    delivery: { ...method.delivery, nearestDeliveryDate: null },
  }
  const needs = needsOf(goods)
  /** Whether one warehouse has all the goods in stock. */
  const liesIn = (warehouse: number | null): boolean =>
    goods.every(({ variantId, warehouses }) => {
      const stock = warehouses.find(({ id }) => id === warehouse)?.stock ?? 0
      return stock >= (needs.get(variantId) ?? 0)
    })
  const here = new Map<OpeningHours, CalendarDate>()
  const brought = new Map<OpeningHours, CalendarDate>()
  return ({ hours, warehouseId, nearestDeliveryDate: reported }) => {
    if (reported) return reported
    if (!hours) return deliveryDate(facts)
    const isHere = liesIn(warehouseId)
    const known = isHere ? here : brought
    const date = known.get(hours) ?? pickupDate({ ...facts, hours, isHere })
    known.set(hours, date)
    return date
  }
}

/**
 * A delivery method with its date for these goods, and with the date of each branch where they can be
 * collected. Dates from the back end are kept; missing ones are computed.
 */
export function withDates<W extends DeliveryTerms>(
  method: W,
  goods: readonly GoodsAvailability[],
  now: Date,
  calendar?: ShopCalendar,
): WithDeliveryDate<W> {
  const { branches, delivery } = method
  if (isPersonalPickup(method) && branches && branches.length > 0) {
    const dateOf = branchDates(method, goods, now, calendar)
    const dated = branches.map((branch) => ({ ...branch, nearestDeliveryDate: dateOf(branch) }))
    const [nearestDeliveryDate = ''] = dated.map((branch) => branch.nearestDeliveryDate).sort()
    return { ...method, branches: dated, delivery: { ...delivery, nearestDeliveryDate } }
  }
  const nearestDeliveryDate = deliveryDate({ now, calendar, delayDays: delayOf(goods), delivery })
  return { ...method, delivery: { ...delivery, nearestDeliveryDate } }
}
