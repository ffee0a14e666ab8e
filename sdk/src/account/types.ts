import type { components } from '../generated/shop.d.ts'
import type { DeepReadonly } from '../kernel/readonly.ts'
import type { OrderDetails } from '../orders/types.ts'

type Schemas = components['schemas']

/** The signed-in customer. */
export interface User extends DeepReadonly<Schemas['User']> {}
/** Fields of the profile that a customer can change; those left out stay. */
export interface UpdateUserParams extends DeepReadonly<Schemas['UserChange']> {}
/** An order in the list of `getUserOrders`. `getUserOrder` reads the whole order. */
export interface OrderSummary extends DeepReadonly<Schemas['OrderSummary']> {}
/** A line of an order. */
export type UserOrderItem = OrderDetails['items'][number]
/** What an address is for: the invoice or the goods. */
export type AddressType = Schemas['AddressType']
/** A saved address of the customer. */
export interface UserAddress extends DeepReadonly<Schemas['UserAddress']> {}
/** A new address, for `addUserAddress`. */
export interface AddUserAddressParams extends DeepReadonly<Schemas['AddressInput']> {}
/** Changes of an address; fields that are left out stay as they are. */
export interface AddressChange extends DeepReadonly<Schemas['AddressChange']> {}
/** A list of goods of the customer; the wish list is one of them. */
export interface ShoppingList extends DeepReadonly<Schemas['ShoppingList']> {}
/** One line of a list; `shoppable` is null when the goods are not sold any more. */
export interface ShoppingListItem extends DeepReadonly<Schemas['ShoppingListItem']> {}

/** A variant to add to the wish list or to a shopping list. */
export interface AddWishListItemParams {
  /** Id of the variant. */
  readonly variantId: number
  /** Amount in the unit of sale. @defaultValue 1 */
  readonly amount?: number
  /** Additional fields that the back end stores with the line, at most 20. @defaultValue null */
  readonly custom?: Readonly<Record<string, string | number | boolean | null>> | null
}
