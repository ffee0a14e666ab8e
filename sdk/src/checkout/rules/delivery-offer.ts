import type { PricePair } from '../../format/display.ts'
import type { OfferedShipper } from '../types.ts'
import { type CalendarDate, type ShopCalendar, toWallClock } from './calendar.ts'
import { type CheapestDelivery, cheapestDelivery } from './delivery-from.ts'
import {
  type GoodsAvailability,
  type WithDeliveryDate,
  type PickupBranchTerms,
  type DeliveryTerms,
  withDates,
} from './dated.ts'
import { hasClosed, utc, workingDay } from './delivery-date.ts'
import { isPersonalPickup } from './methods.ts'

/** The data of a delivery method that a product page needs. */
export type DeliveryMethod = Pick<
  OfferedShipper,
  'id' | 'type' | 'name' | 'priceFrom' | 'priceFromWithoutTax' | 'freeFrom' | 'takes'
> & {
  /** Closing time, nearest date and delivery time. Without it, the date follows from the goods alone. */
  readonly delivery?: OfferedShipper['delivery']
  /** Branches where the goods can be collected; used for `type: 'PERSONAL'` only. */
  readonly branches?: readonly PickupBranchTerms[]
}

/** Input of {@link deliveryOptions}, besides the delivery methods. */
export interface DeliveryContext {
  /** The goods to deliver. */
  readonly goods: GoodsAvailability
  /** Whether the goods are too large for parcels. Then only methods that take oversized goods are offered. */
  readonly oversized: boolean
  /** Price of the goods with VAT. */
  readonly price: number
  /** Ids of shippers that deliver the goods for free. */
  readonly freeShippers: readonly number[]
  /** Total from which delivery is free for this visitor; null for never. */
  readonly freeFrom: number | null
  /** Current time. */
  readonly now: Date
  /**
   * Time zone and days off of the shop.
   *
   * @defaultValue UTC, with weekends off
   */
  readonly calendar?: ShopCalendar | undefined
}

/** A delivery method for the goods. */
export interface DeliveryOption<W extends DeliveryMethod = DeliveryMethod> {
  /** With the dates of its branches. */
  readonly method: WithDeliveryDate<W & DeliveryTerms>
  /** The delivery date. */
  readonly date: CalendarDate
  /** Price of delivery with and without tax, in the currency of the shop; 0 if delivery is free. */
  readonly price: PricePair
  /** Order by this time today to get that date; null if today does not count. */
  readonly orderBy: string | null
}

/** Delivery of a product, as a product page shows it. */
export interface DeliveryOptions<W extends DeliveryMethod = DeliveryMethod> {
  /** Methods that accept the goods, in the given order. */
  readonly options: readonly DeliveryOption<W>[]
  /** The fastest method except pickup at a branch. Ties: delivery to the door, then the lower price. Null if none. */
  readonly soonest: DeliveryOption<W> | null
  /** Lowest price of delivery, and whether pickup at a branch is free. */
  readonly cheapest: CheapestDelivery
}

const free: PricePair = { withTax: 0, withoutTax: 0 }

function offered<W extends DeliveryMethod>(method: W, facts: DeliveryContext): DeliveryOption<W> {
  const { goods, price, freeShippers, freeFrom, now, calendar = utc } = facts
  const {
    id,
    priceFrom: withTax,
    priceFromWithoutTax: withoutTax,
    freeFrom: ownLimit,
    delivery = { closesAt: null },
  } = method
  const dated = withDates({ ...method, delivery }, [goods], now, calendar)
  const byPrice = freeFrom !== null && typeof ownLimit === 'number' && price >= ownLimit
  const { date: today, time } = toWallClock(now, calendar.timeZone)
  const { closesAt } = delivery
  const counts = !isPersonalPickup(method) && workingDay(today, calendar) === today && !hasClosed(time, closesAt)
  return {
    method: dated,
    date: dated.delivery.nearestDeliveryDate,
    price: freeShippers.includes(id) || byPrice ? free : { withTax, withoutTax },
    orderBy: counts ? closesAt : null,
  }
}

/**
 * The delivery methods that accept the goods, each with date, price and order deadline.
 *
 * @param methods - All delivery methods of the shop.
 * @param facts - The goods, the current time and the calendar of the shop.
 * @returns The accepted methods, the fastest of them (null without one), and the lowest price.
 */
export function deliveryOptions<W extends DeliveryMethod>(
  methods: readonly W[],
  facts: DeliveryContext,
): DeliveryOptions<W> {
  const kind = facts.oversized ? 'oversized' : 'regular'
  const fitting = methods.filter(({ takes }) => takes?.includes(kind) ?? true).map((method) => offered(method, facts))
  const brought = fitting.filter(({ method }) => !isPersonalPickup(method))
  const toDoor = ({ method }: DeliveryOption<W>): number => (method.type === 'DELIVERY' ? 0 : 1)
  const [soonest = null] = brought.sort(
    (one, two) =>
      Number(one.date > two.date) - Number(one.date < two.date) ||
      toDoor(one) - toDoor(two) ||
      one.price.withTax - two.price.withTax,
  )
  return {
    options: fitting,
    soonest,
    cheapest: cheapestDelivery(fitting.map(({ method, price }) => ({ type: method.type, price }))),
  }
}
