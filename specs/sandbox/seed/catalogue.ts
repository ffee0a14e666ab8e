import { assortment, type Assortment, type AssortmentOptions } from './assortment.ts'
import { BRANCHES, WAREHOUSES, type Branch, type Warehouse } from './branches.ts'
import { COMPANIES, type Company } from './companies.ts'
import { daysSinceSeed, moveDates, SEED_DAY } from './dates.ts'
import { contentOf, type Content } from './content/content.ts'
import { COUPONS, CREDITS, CUSTOMERS, CUSTOMERS_SINCE, GROUPS, PRICE_LISTS } from './customers.ts'
import type { Coupon, CreditEntry, Customer, CustomerGroup, PriceList } from './customers.ts'
import { orderGiftsOf, type OrderGift } from './order-gifts.ts'
import { pastListsOf, type PastList } from './past-lists.ts'
import { pastOrdersOf, type PastOrder } from './past-orders.ts'
import { PICKUP_POINTS, type PickupPoint } from './pickup-points.ts'
import { pictureChoice } from './pictures.ts'
import { PAYMENTS, SHIPPERS, type Payment, type Shipper } from './shippers.ts'

export type { Parameter } from './assortment.ts'

/** All data of the shop: deterministic plain data for the given options. */
export interface Catalogue extends Assortment {
  readonly warehouses: readonly Warehouse[]
  readonly branches: readonly Branch[]
  readonly shippers: readonly Shipper[]
  readonly pickupPoints: readonly PickupPoint[]
  readonly payments: readonly Payment[]
  readonly companies: readonly Company[]
  readonly priceLists: readonly PriceList[]
  readonly groups: readonly CustomerGroup[]
  readonly customers: readonly Customer[]
  /** Date of registration. */
  readonly customersSince: string
  readonly credits: readonly CreditEntry[]
  readonly coupons: readonly Coupon[]
  readonly orderGifts: readonly OrderGift[]
  /** Data of the demo customers. */
  readonly pastOrders: readonly PastOrder[]
  readonly pastLists: readonly PastList[]
  readonly content: Content
}

/** The seed of the sandbox: a shop with fans and ventilation. A pure function without clock and randomness. */
export function catalogue(options: AssortmentOptions = {}): Catalogue {
  const { first, ...goods } = assortment(options)
  const { categories, parameterOptions } = goods
  const days = daysSinceSeed(options.day ?? SEED_DAY)
  return {
    ...goods,
    warehouses: WAREHOUSES,
    branches: BRANCHES,
    shippers: SHIPPERS,
    pickupPoints: PICKUP_POINTS,
    payments: PAYMENTS,
    companies: COMPANIES,
    priceLists: PRICE_LISTS,
    groups: GROUPS,
    customers: CUSTOMERS,
    customersSince: moveDates(CUSTOMERS_SINCE, days),
    credits: moveDates(CREDITS, days),
    coupons: moveDates(COUPONS, days),
    orderGifts: orderGiftsOf(first, categories),
    pastOrders: moveDates(pastOrdersOf(first, categories), days),
    pastLists: moveDates(pastListsOf(first, categories), days),
    content: moveDates(contentOf(first, categories, pictureChoice(options.pictures ?? []), parameterOptions), days),
  }
}
