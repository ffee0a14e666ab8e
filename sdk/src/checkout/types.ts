import type { components } from '../generated/shop.d.ts'
import type { DeepReadonly } from '../kernel/readonly.ts'

type Schemas = components['schemas']

/** A delivery method. */
export interface Shipper extends DeepReadonly<Schemas['Shipper']> {}
/** A delivery method without a cart. */
export interface OfferedShipper extends DeepReadonly<Schemas['ShipperOffer']> {}
/** A payment method. */
export interface Payment extends DeepReadonly<Schemas['Payment']> {}
/** A branch where goods can be collected. */
export interface PickupBranch extends DeepReadonly<Schemas['PickupBranch']> {}
/** A delivery time of a shipper. */
export interface DeliveryTime extends DeepReadonly<Schemas['DeliveryTime']> {}
/** A gift for an order. */
export interface Gift extends DeepReadonly<Schemas['Gift']> {}
/** A company of the business register. */
export interface Company extends DeepReadonly<Schemas['Company']> {}
/** A country of the world; `delivery` tells whether goods are sent there. */
export interface WorldCountry extends DeepReadonly<Schemas['Country']> {}
/** The contact, addresses, delivery, payment and consents of an order. The items are those of the cart. */
export interface PlaceOrderParams extends DeepReadonly<Schemas['OrderPlacement']> {}
/** A placed order and the address to pay at. */
export interface PlaceOrderData extends DeepReadonly<Schemas['OrderPlaced']> {}
/** A placed order. */
export interface Order extends DeepReadonly<Schemas['Order']> {}
/** One line of a placed order. */
export interface OrderItem extends DeepReadonly<Schemas['OrderItem']> {}
/** Sums of a placed order. */
export interface OrderPrices extends DeepReadonly<Schemas['OrderPrices']> {}
/** A postal address; the country is ISO 3166 alpha-3. */
export interface Address extends DeepReadonly<Schemas['Address']> {}

/** Ids of what the shopper has chosen; null: not chosen yet. */
export interface PartialChoice {
  /** Id of the shipper; null if none is chosen. */
  readonly shipper: number | null
  /** Branch of the shipper; null if it has none. */
  readonly branch: number | null
  /** Id of the payment method; null if none is chosen. */
  readonly payment: number | null
  /** Delivery time; null: the shipper decides. */
  readonly deliveryTimeSlot: number | null
  /** Ids of the chosen gifts; empty if none are chosen. */
  readonly gifts: readonly number[]
}

/** A choice with a shipper and a payment. */
export interface CheckoutChoice extends PartialChoice {
  /** Id of the chosen shipper. */
  readonly shipper: number
  /** Id of the chosen payment method. */
  readonly payment: number
}
