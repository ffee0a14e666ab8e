import type { BasicMessages } from '../i18n/messages.ts'
import type { ShopError } from '../kernel/errors.ts'
import type { Result } from '../kernel/result.ts'
import type { Store } from '../kernel/store.ts'
import type { NoticePort } from '../notices/types.ts'
import type { CartChannel } from './channel.ts'
import type { CartLock } from './send.ts'
import type { AddCartItemError, GetCartError, RemoveCartItemError, UpdateCartItemError } from './calls.ts'
import type { Cart, CartItemPreview, AddCartItemsData, AddCartItemParams, AddedAmount } from './types.ts'
import type { ClearCartError, SetCouponError, SetCreditsError } from './whole-calls.ts'

/** State of a cart store. */
export interface CartState {
  /** The last cart of the back end, with pending changes applied to its lines. Prices are not computed here. */
  readonly cart: Cart
  /** Pending items without a line in `cart`, because they were added without a preview. */
  readonly unseen: readonly AddedAmount[]
  /** The last cart of the back end, without pending changes. */
  readonly settled: Cart
  /** The last cart passed to `receive`. The lines it has more than the cart before were added by this page. */
  readonly received?: Cart | undefined
  /** False until the cart was loaded for the first time. */
  readonly loaded: boolean
  /** Keys of pending changes: `line:<itemId>`, `add:<variantId>`, `batch`, `clear`, `coupon` and `credits`. */
  readonly pending: ReadonlySet<string>
  /** Last error by the same keys; removed when the same change is tried again. */
  readonly errors: ReadonlyMap<string, ShopError>
  /** Whether prices and totals may be out of date. */
  readonly stale: boolean
  /** Number of pieces in the cart, including pending ones. */
  readonly count: number
}

/** Texts of the notices of the store, such as `csBasics` of `@vanek/sdk/i18n/cs`. */
export type CartMessages = Pick<
  BasicMessages,
  'item_added' | 'line_removed' | 'shopping_disabled' | 'import_in_progress' | 'import_incomplete'
>

/** Settings of the shop about adding; read at each add. */
export interface CartRules {
  /** While true nothing is added. */
  readonly shoppingDisabled: boolean
  /** Text of the notice; null: the message `shopping_disabled`. */
  readonly text: string | null
}

/** Options of {@link createCartStore}. */
export type CartStoreOptions = CartStorePorts & CartStoreNotices

/** Receives notices, such as of a successful add, with their texts. */
type CartStoreNotices =
  | { readonly notices: NoticePort; readonly messages: CartMessages }
  | { readonly notices?: undefined; readonly messages?: undefined }

interface CartStorePorts {
  /** The cart the server rendered; null or none while nothing is loaded. */
  readonly initial?: Cart | null | undefined
  /** A `BroadcastChannel` that notifies tabs about changes of the cart. */
  readonly channel?: CartChannel | undefined
  /** Lets one tab at a time create a cart: `(run) => navigator.locks.request('cart', run)`. */
  readonly lock?: CartLock | undefined
  /**
   * Whether loading the cart is retried after a failure, as long as the store is open. Defaults to true; a server that
   * renders one page passes false.
   */
  readonly retryLater?: boolean | undefined
  /** Settings about adding. Without them, adding is allowed. */
  readonly rules?: CartRules | undefined
}

/** Options of `addItems` of a {@link CartStore}. */
export interface AddItemsOptions {
  /** Adding the same items again under the same key does not double them. Defaults to a new key. */
  readonly idempotencyKey?: string | undefined
  /** Number of lines that the shopper wanted, if some of them could not be sent; the notice names it. */
  readonly total?: number | undefined
}

/** An item to add, and the line shown meanwhile. */
export interface CartItemToAdd extends AddCartItemParams {
  /** The line to show until the back end responds. */
  readonly preview?: CartItemPreview | undefined
}

/** A cart. Changes are applied to the state at once; promises resolve after the back end has responded. */
export interface CartStore extends Store<CartState> {
  /**
   * Loads the cart unless it is already loaded. Invalid lines are removed, here and whenever a response contains some.
   */
  readonly load: () => Promise<Result<Cart, GetCartError>>
  /** Loads the cart again, as soon as no change is pending; also after an order was placed, when it is empty. */
  readonly refresh: () => Promise<Result<Cart, GetCartError>>
  /** Adds pieces of a variant; `preview` is the line shown meanwhile. */
  readonly addItem: (item: CartItemToAdd) => Promise<Result<Cart, AddCartItemError>>
  /**
   * Adds items with a request each; resolves to their results in the same order, or to an error if nothing could be
   * sent. One notice names what was added.
   */
  readonly addEach: (
    items: readonly CartItemToAdd[],
  ) => Promise<Result<readonly Result<Cart, AddCartItemError>[], AddCartItemError>>
  /** Adds several lines with one request; resolves to the result of each line. The cart is loaded again afterwards. */
  readonly addItems: (
    items: readonly AddCartItemParams[],
    options?: AddItemsOptions,
  ) => Promise<Result<AddCartItemsData>>
  /** Sets the amount of a line; 0 removes it. The back end rejects an invalid amount, such as -1, with `validation`. */
  readonly setAmount: (
    itemId: number,
    amount: number,
  ) => Promise<Result<Cart, UpdateCartItemError | RemoveCartItemError>>
  /** Removes a line by its id (`CartItem.id`). */
  readonly removeItem: (itemId: number) => Promise<Result<Cart, RemoveCartItemError>>
  /** Empties the cart, after pending changes have finished. */
  readonly clear: () => Promise<Result<Cart, ClearCartError>>
  /** Applies a coupon. The caller shows a rejection. */
  readonly setCoupon: (code: string) => Promise<Result<Cart, SetCouponError>>
  /** Removes the coupon. */
  readonly removeCoupon: () => Promise<Result<Cart, SetCouponError>>
  /** Pays a part of the price by loyalty credits; 0 removes them. */
  readonly setCredits: (credits: number) => Promise<Result<Cart, SetCreditsError>>
  /**
   * Replaces the cart by one from the response to another call of this page, unless it is older. Trackers report its
   * new lines as added.
   */
  readonly receive: (cart: Cart) => void
  /** Closes the channel to other tabs and stops automatic refreshing. */
  readonly close: () => void
}
