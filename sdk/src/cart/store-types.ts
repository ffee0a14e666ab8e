import type { BasicMessages } from '../i18n/messages.ts'
import type { ShopError } from '../kernel/errors.ts'
import type { Result } from '../kernel/result.ts'
import type { Store } from '../kernel/store.ts'
import type { NoticePort } from '../notices/types.ts'
import type { CartChannel } from './channel.ts'
import type { CartLock } from './send.ts'
import type { Cart, CartPreview, AddCartItemsData, AddCartItemParams } from './types.ts'

/** What the shopper sees of the cart. */
export interface CartState {
  /** The back end's last word with every command under way laid over it; amounts of money are never guessed. */
  readonly cart: Cart
  /** Items that are being added and have no line yet, because they were added without a preview. */
  readonly unseen: readonly Pick<AddCartItemParams, 'variantId' | 'amount'>[]
  /** The back end's last word alone, for who must not mistake a wish for the fact. */
  readonly settled: Cart
  /** What `receive` was given last; what it has more than the cart before, this page has put in. */
  readonly received?: Cart | undefined
  /** False until the back end has said, for the first time, what the cart holds (C4.35). */
  readonly loaded: boolean
  /** Keys under way: `line:<itemId>`, `add:<variantId>`, `batch`, `clear`, `coupon` and `credits`. */
  readonly pending: ReadonlySet<string>
  /** The last failure by the same keys, until the same thing is tried again. */
  readonly errors: ReadonlyMap<string, ShopError>
  /** Whether prices and totals may not be the back end's last word. */
  readonly stale: boolean
  /** Pieces in the cart, those on their way included. */
  readonly count: number
}

/** What the store says by notices: `csBasics` of `@vanek/sdk/i18n/cs` has it. */
export type CartMessages = Pick<
  BasicMessages,
  'item_added' | 'line_removed' | 'shopping_disabled' | 'import_in_progress' | 'import_incomplete'
>

/** What the shop's settings say of adding; read at each add. */
export interface CartRules {
  /** While true nothing is added (C5.44). */
  readonly shoppingDisabled: boolean
  /** The text that says so (C8.03); the sentence of `shopping_disabled` without one. */
  readonly text: string | null
}

export type CartStoreOptions = CartStorePorts & CartStoreNotices

/** Where things are said, such as a successful add (C8.15), and in which words. */
type CartStoreNotices =
  | { readonly notices: NoticePort; readonly messages: CartMessages }
  | { readonly notices?: undefined; readonly messages?: undefined }

interface CartStorePorts {
  /** The cart the server rendered; null or none while nothing is loaded. */
  readonly initial?: Cart | null | undefined
  /** A BroadcastChannel: tells other tabs that the cart changed, and hears of theirs. */
  readonly channel?: CartChannel | undefined
  /** Lets one tab at a time make a cart: `(run) => navigator.locks.request('cart', run)`. */
  readonly lock?: CartLock | undefined
  /**
   * Whether loading the cart is retried after a failure, as long as the store is open. Defaults to true; a server that
   * renders one page passes false.
   */
  readonly retryLater?: boolean | undefined
  /** Selling goes on unless told. */
  readonly rules?: CartRules | undefined
}

/** Verbs resolve to a Result when the back end has answered; what they do is seen at once. */
export interface CartStore extends Store<CartState> {
  /**
   * Fetches the cart unless it is there already. Lines that lack what makes them one are removed, here and whenever
   * another answer brings some (C4.37).
   */
  readonly load: () => Promise<Result<Cart>>
  /** Asks the back end again, as soon as nothing is under way. */
  readonly refresh: () => Promise<Result<Cart>>
  /** Adds pieces of a variant; `preview` is the line shown meanwhile. */
  readonly addItem: (item: AddCartItemParams & { readonly preview?: CartPreview | undefined }) => Promise<Result<Cart>>
  /** Adds several lines at once; answers which of them are in. The cart is asked for once more afterwards (C8.10). */
  readonly addItems: (items: readonly AddCartItemParams[]) => Promise<Result<AddCartItemsData>>
  /** Sets the amount of a line; 0 removes it. */
  readonly setAmount: (itemId: number, amount: number) => Promise<Result<Cart>>
  readonly removeItem: (itemId: number) => Promise<Result<Cart>>
  /** Empties the cart. What is under way is waited for, so that nothing comes back afterwards. */
  readonly clear: () => Promise<Result<Cart>>
  /** Applies a coupon. A refusal is the caller's to show (C8.24). */
  readonly setCoupon: (code: string) => Promise<Result<Cart>>
  readonly removeCoupon: () => Promise<Result<Cart>>
  /** Pays a part by loyalty credits; 0 takes them off. */
  readonly setCredits: (credits: number) => Promise<Result<Cart>>
  /**
   * Takes over a cart that the answer to another call of this page brought, unless it is older than the one that is here.
   * Trackers tell what came with it as added.
   */
  readonly receive: (cart: Cart) => void
  /** Leaves the other tabs alone and stops refreshing by itself. */
  readonly close: () => void
}
