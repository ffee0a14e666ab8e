import type { components } from '../generated/shop.d.ts'
import type { DeepReadonly } from '../kernel/readonly.ts'

type Schemas = components['schemas']

/** The cart as the back end computed it. */
export interface Cart extends DeepReadonly<Schemas['Cart']> {}
/** Sums of the cart. */
export interface CartPrices extends DeepReadonly<Schemas['CartPrices']> {}
/** A line of the cart. */
export interface CartItem extends DeepReadonly<Schemas['CartItem']> {}
/** Response to adding an item. */
export interface AddCartItemData extends DeepReadonly<Schemas['ItemAdded']> {}
/** Response to changing the amount of a line. */
export interface UpdateCartItemData extends DeepReadonly<Schemas['ItemUpdated']> {}
/** Response to any other change of the cart. */
export interface UpdateCartData extends DeepReadonly<Schemas['CartAnswer']> {}
/** Response to adding several lines: which were added, and why the others were not. */
export interface AddCartItemsData extends DeepReadonly<Schemas['ItemsAdded']> {}
/** Result of one of several added lines. */
export type ItemOutcome = AddCartItemsData['results'][number]
/** A shopping list made from the cart. */
export interface SaveCartAsListData extends DeepReadonly<Schemas['SavedList']> {}
/** A change that the back end made in addition, such as an amount reduced to the stock. */
export interface CartWarning extends DeepReadonly<Schemas['Warning']> {}

/** An amount of a variant, in its unit of sale. */
export type AddedAmount = Pick<AddCartItemParams, 'variantId' | 'amount'>

/** An item to add: an amount of a variant, in its unit of sale. */
export interface AddCartItemParams {
  /** Id of the variant. */
  readonly variantId: number
  /** Amount in the unit of sale: a multiple of the amount step of the variant. */
  readonly amount: number
  /** Type of the item; a product of the shop by default. */
  readonly type?: Schemas['ItemType']
  /** Creates a separate line even if an equal one exists. */
  readonly newLine?: boolean
  /** Pays it by loyalty credits; the customer must be signed in and have enough of them. */
  readonly credits?: boolean
  /** Id of the parent line; this line is removed together with it. */
  readonly parentId?: number | null
  /** Add it even if it seems unavailable. Only `canAddToCart` uses it; it is not sent to the back end. */
  readonly forceAdd?: boolean
  /** Additional fields that the back end stores with the line. */
  readonly custom?: Readonly<Record<string, string | number | boolean | null>>
}

/** Data of a new line until the back end has responded. Pass the prices that the page already shows. */
export type CartItemPreview = Pick<CartItem, 'productId' | 'product' | 'variant' | 'shoppable' | 'prices'>
