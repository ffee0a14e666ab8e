import type { components } from '../generated/shop.d.ts'
import type { DeepReadonly } from '../kernel/readonly.ts'

type Schemas = components['schemas']

/** A way of delivery (C3.10). */
export type Shipper = DeepReadonly<Schemas['Shipper']>
/** A way of paying (C3.12). */
export type Payment = DeepReadonly<Schemas['Payment']>
/** A branch to pick the goods up at (C3.23). */
export type PickupBranch = DeepReadonly<Schemas['PickupBranch']>
/** A gift to the order (C3.13). */
export type Gift = DeepReadonly<Schemas['Gift']>
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

/** What the methods step chooses, by id (C3.27). */
export interface CheckoutChoice {
  readonly shipper: number
  /** Branch of the shipper; null where it has none. */
  readonly branch: number | null
  readonly payment: number
}
