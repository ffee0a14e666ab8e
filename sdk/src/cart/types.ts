import type { components } from '../generated/shop.d.ts'
import type { DeepReadonly } from '../kernel/readonly.ts'

type Schemas = components['schemas']

/** The cart as the back end computed it (C3.01). */
export interface Cart extends DeepReadonly<Schemas['Cart']> {}
/** Sums of the cart (C3.02). */
export interface CartPrices extends DeepReadonly<Schemas['CartPrices']> {}
/** One line (C3.04). */
export interface CartItem extends DeepReadonly<Schemas['CartItem']> {}
/** What the back end answers to an add. */
export interface AddCartItemData extends DeepReadonly<Schemas['ItemAdded']> {}
/** What it answers to a change of the amount. */
export interface UpdateCartItemData extends DeepReadonly<Schemas['ItemUpdated']> {}
/** The cart after any other change. */
export interface CartAnswer extends DeepReadonly<Schemas['CartAnswer']> {}
/** What it answers to an add of several lines: what is in, and why the rest is not. */
export interface AddCartItemsData extends DeepReadonly<Schemas['ItemsAdded']> {}
/** How one line of such an add ended. */
export type ItemOutcome = AddCartItemsData['results'][number]
/** A shopping list that was made of the cart. */
export interface SaveCartAsListData extends DeepReadonly<Schemas['SavedList']> {}
/** Something the back end changed while doing what was asked, like an amount cut to the stock. */
export interface CartWarning extends DeepReadonly<Schemas['Warning']> {}

/** An item to add: an amount of a variant, in its unit of sale (C3.08). */
export interface AddCartItemParams {
  readonly variantId: number
  readonly amount: number
  /** Type of the item; a product of the shop by default (C3.09). */
  readonly type?: Schemas['ItemType']
  /** Make a line of its own even if an equal one exists. */
  readonly newLine?: boolean
  /** Pay it by loyalty credits; needs a signed-in customer who has enough of them. */
  readonly credits?: boolean
  /** Id of the line that this one belongs to; it goes when that one goes. */
  readonly parentId?: number | null
  /** Add it even if it seems unavailable. Only `canAddToCart` uses it; it is not sent to the back end. */
  readonly forceAdd?: boolean
  readonly custom?: Readonly<Record<string, string | number | boolean | null>>
}

/** What a new line shows until the back end has answered. The prices are those the page already showed. */
export type CartPreview = Pick<CartItem, 'productId' | 'product' | 'variant' | 'shoppable' | 'prices'>
