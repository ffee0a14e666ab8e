import type { components } from '../generated/shop.d.ts'
import type { DeepReadonly } from '../kernel/readonly.ts'

type Schemas = components['schemas']

/** A delivery method (C3.10). */
export type Shipper = DeepReadonly<Schemas['Shipper']>
/** A delivery method without a cart (C7.45). */
export type OfferedShipper = DeepReadonly<Schemas['ShipperOffer']>
/** A payment method (C3.12). */
export type Payment = DeepReadonly<Schemas['Payment']>
/** A branch where goods can be collected (C3.23). */
export type PickupBranch = DeepReadonly<Schemas['PickupBranch']>
/** A delivery time of a shipper (C3.14). */
export type DeliveryTime = DeepReadonly<Schemas['DeliveryTime']>
/** A gift for an order (C3.13). */
export type Gift = DeepReadonly<Schemas['Gift']>
/** A company of the business register (C7.11). */
export type Company = DeepReadonly<Schemas['Company']>
/** A country of the world; `delivery` tells whether goods are sent there (C7.46). */
export type WorldCountry = DeepReadonly<Schemas['Country']>
/** The payload that places an order (C3.31 to C3.44). */
export type PlaceOrderParams = DeepReadonly<Schemas['OrderPlacement']>
/** A placed order and the address to pay at. */
export type PlaceOrderData = DeepReadonly<Schemas['OrderPlaced']>
/** A placed order (C3.16). */
export type Order = DeepReadonly<Schemas['Order']>
/** One line of a placed order. */
export type OrderItem = DeepReadonly<Schemas['OrderItem']>
/** Sums of a placed order (C3.18). */
export type OrderPrices = DeepReadonly<Schemas['OrderPrices']>
/** A postal address; the country is ISO 3166 alpha-3. */
export type Address = DeepReadonly<Schemas['Address']>

/** Ids of what the shopper has chosen (C3.27); null: not chosen yet. */
export interface PartialChoice {
  readonly shipper: number | null
  /** Branch of the shipper; null if it has none. */
  readonly branch: number | null
  readonly payment: number | null
  /** Delivery time; null: the shipper decides. */
  readonly deliveryTimeSlot: number | null
  readonly gifts: readonly number[]
}

/** A choice with a shipper and a payment. */
export interface CheckoutChoice extends PartialChoice {
  readonly shipper: number
  readonly payment: number
}
