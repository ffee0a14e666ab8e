import type { components } from '../generated/shop.d.ts'
import type { DeepReadonly } from '../kernel/readonly.ts'

type Schemas = components['schemas']

/** A way of delivery (C3.10). */
export type Shipper = DeepReadonly<Schemas['Shipper']>
/** A way of delivery as it is offered before there is a cart (C7.45). */
export type OfferedShipper = DeepReadonly<Schemas['ShipperOffer']>
/** A way of paying (C3.12). */
export type Payment = DeepReadonly<Schemas['Payment']>
/** A branch to pick the goods up at (C3.23). */
export type PickupBranch = DeepReadonly<Schemas['PickupBranch']>
/** A span of time in which the shipper comes (C3.14). */
export type DeliveryTime = DeepReadonly<Schemas['DeliveryTime']>
/** A gift to the order (C3.13). */
export type Gift = DeepReadonly<Schemas['Gift']>
/** A company of the business register (C7.11). */
export type Company = DeepReadonly<Schemas['Company']>
/** A country of the world; `delivery` tells whether goods are sent there (C7.46). */
export type WorldCountry = DeepReadonly<Schemas['Country']>
/** What is sent to place an order (C3.31 to C3.44). */
export type OrderPlacement = DeepReadonly<Schemas['OrderPlacement']>
/** What placing an order answers: the order, and where to pay it. */
export type OrderPlaced = DeepReadonly<Schemas['OrderPlaced']>
/** A placed order (C3.16). */
export type Order = DeepReadonly<Schemas['Order']>
/** One line of a placed order. */
export type OrderItem = DeepReadonly<Schemas['OrderItem']>
/** Sums of a placed order (C3.18). */
export type OrderPrices = DeepReadonly<Schemas['OrderPrices']>
/** A postal address; the country is ISO 3166 alpha-3. */
export type Address = DeepReadonly<Schemas['Address']>

/** What the shopper has chosen so far, by id (C3.27): null is not chosen yet. */
export interface PartialChoice {
  readonly shipper: number | null
  /** Branch of the shipper; null where it has none. */
  readonly branch: number | null
  readonly payment: number | null
  /** When the shipper shall come; null leaves it to the shipper. */
  readonly deliveryTimeSlot: number | null
  readonly gifts: readonly number[]
}

/** A choice with a shipper and a payment in it. */
export interface CheckoutChoice extends PartialChoice {
  readonly shipper: number
  readonly payment: number
}
