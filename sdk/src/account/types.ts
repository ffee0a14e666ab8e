import type { components } from '../generated/shop.d.ts'
import type { DeepReadonly } from '../kernel/readonly.ts'

type Schemas = components['schemas']

/** The signed-in customer (C3.19). */
export interface User extends DeepReadonly<Schemas['User']> {}
/** What a customer may change of the profile; what is left out stays as it is (C7.08). */
export interface UpdateUserParams extends DeepReadonly<Schemas['UserChange']> {}
/** One order as the list of them shows it. */
export interface OrderSummary extends DeepReadonly<Schemas['OrderSummary']> {}
/** An order of the customer, without the token that opens it to others. */
export interface UserOrder extends DeepReadonly<Schemas['OrderBase']> {}
/** One line of it. */
export type UserOrderItem = UserOrder['items'][number]
/** What an address is for: the invoice or the goods. */
export type AddressType = Schemas['AddressType']
/** An address that the customer keeps. */
export interface UserAddress extends DeepReadonly<Schemas['UserAddress']> {}
/** A new one as it is sent. */
export interface AddUserAddressParams extends DeepReadonly<Schemas['AddressInput']> {}
/** What is to change of one; what is left out stays as it is. */
export interface AddressChange extends DeepReadonly<Schemas['AddressChange']> {}
/** A list of goods that the customer keeps; the wish list is one of them. */
export interface ShoppingList extends DeepReadonly<Schemas['ShoppingList']> {}
/** One line of a list; `shoppable` is null when the goods are not sold any more. */
export interface ShoppingListItem extends DeepReadonly<Schemas['ShoppingListItem']> {}

/** What to put into a list: one piece of a variant unless told. */
export interface AddWishListItemParams {
  readonly variantId: number
  readonly amount?: number
  readonly custom?: Readonly<Record<string, string | number | boolean | null>> | null
}
