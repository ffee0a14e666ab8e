import { addAmounts } from '../../format/amount.ts'
import type { PickupBranch, Shipper } from '../types.ts'
import type { CalendarDate } from './calendar.ts'
import { collectDate } from './collect-date.ts'
import { deliveryDate } from './delivery-date.ts'
import { isPersonalPickup } from './methods.ts'

/** Goods to deliver, as a product page or a cart knows them. */
export interface AwaitedGoods {
  readonly variantId: number
  readonly amount: number
  readonly availability: { readonly delayDays: number }
  readonly warehouses: readonly { readonly id: number; readonly stock: number }[]
}

/** The data of a branch that its date depends on. */
export type DatedBranch = Pick<PickupBranch, 'warehouseId' | 'hours' | 'nearestDeliveryDate'>

/** The data of a delivery method that its date depends on, with or without a cart. */
export interface DatedWay {
  readonly type: Shipper['type']
  readonly delivery: Partial<Shipper['delivery']>
  readonly branches?: readonly DatedBranch[]
}

/** The same with dates filled in. */
export type Dated<W extends DatedWay> = W & { readonly delivery: { readonly nearestDeliveryDate: CalendarDate } }

const delayOf = (goods: readonly AwaitedGoods[]): number =>
  Math.max(0, ...goods.map(({ availability }) => availability.delayDays))

/** Whether one warehouse has all the goods in stock. */
function liesIn(warehouse: number | null, goods: readonly AwaitedGoods[]): boolean {
  const needs = new Map<number, number>()
  for (const { variantId, amount } of goods) needs.set(variantId, addAmounts(needs.get(variantId) ?? 0, amount))
  return goods.every(({ variantId, warehouses }) => {
    const stock = warehouses.find(({ id }) => id === warehouse)?.stock ?? 0
    return stock >= (needs.get(variantId) ?? 0)
  })
}

function branchDate(branch: DatedBranch, way: DatedWay, goods: readonly AwaitedGoods[], now: Date): CalendarDate {
  const { hours, warehouseId, nearestDeliveryDate: told } = branch
  const facts = { now, delayDays: delayOf(goods), delivery: { ...way.delivery, nearestDeliveryDate: null } }
  if (told) return told
  return hours ? collectDate({ ...facts, hours, isHere: liesIn(warehouseId, goods) }) : deliveryDate(facts)
}

/**
 * A delivery method with its date for these goods (C9.09 to C9.13), and with the date of each branch where they can be
 * collected (C9.14). Dates from the back end are kept; missing ones are computed.
 */
export function withDates<W extends DatedWay>(way: W, goods: readonly AwaitedGoods[], now: Date): Dated<W> {
  const { branches, delivery } = way
  if (isPersonalPickup(way) && branches && branches.length > 0) {
    const dated = branches.map((branch) => ({
      ...branch,
      nearestDeliveryDate: branchDate(branch, way, goods, now),
    }))
    const [nearestDeliveryDate = ''] = dated.map((branch) => branch.nearestDeliveryDate).sort()
    return { ...way, branches: dated, delivery: { ...delivery, nearestDeliveryDate } }
  }
  const nearestDeliveryDate = deliveryDate({ now, delayDays: delayOf(goods), delivery })
  return { ...way, delivery: { ...delivery, nearestDeliveryDate } }
}
