import type { components } from '../generated/shop.d.ts'
import type { DeepReadonly } from '../kernel/readonly.ts'

type Schemas = components['schemas']

/** A delivery method (C3.10). */
export interface Shipper extends DeepReadonly<Schemas['Shipper']> {}
/** A delivery method without a cart (C7.45). */
export interface OfferedShipper extends DeepReadonly<Schemas['ShipperOffer']> {}
/** A payment method (C3.12). */
export interface Payment extends DeepReadonly<Schemas['Payment']> {}
/** A branch where goods can be collected (C3.23). */
export interface PickupBranch extends DeepReadonly<Schemas['PickupBranch']> {}
/** A delivery time of a shipper (C3.14). */
export interface DeliveryTime extends DeepReadonly<Schemas['DeliveryTime']> {}
/** A gift for an order (C3.13). */
export interface Gift extends DeepReadonly<Schemas['Gift']> {}
/** A company of the business register (C7.11). */
export interface Company extends DeepReadonly<Schemas['Company']> {}
/** A country of the world; `delivery` tells whether goods are sent there (C7.46). */
export interface WorldCountry extends DeepReadonly<Schemas['Country']> {}
/** The payload that places an order (C3.31 to C3.44). */
export interface PlaceOrderParams extends DeepReadonly<Schemas['OrderPlacement']> {}
/** A placed order and the address to pay at. */
export interface PlaceOrderData extends DeepReadonly<Schemas['OrderPlaced']> {}
/** A placed order (C3.16). */
export interface Order extends DeepReadonly<Schemas['Order']> {}
/** One line of a placed order. */
export interface OrderItem extends DeepReadonly<Schemas['OrderItem']> {}
/** Sums of a placed order (C3.18). */
export interface OrderPrices extends DeepReadonly<Schemas['OrderPrices']> {}
/** A postal address; the country is ISO 3166 alpha-3. */
export interface Address extends DeepReadonly<Schemas['Address']> {}

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
