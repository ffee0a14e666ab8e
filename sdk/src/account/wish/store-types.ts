import type { BasicMessages, AccountMessages } from '../../i18n/messages.ts'
import type { Result } from '../../kernel/result.ts'
import type { Store } from '../../kernel/store.ts'
import type { NoticePort } from '../../notices/types.ts'
import type { TabChannel } from '../../kernel/tab-channel.ts'
import type { ShoppingListItem } from '../types.ts'

type Line = Pick<ShoppingListItem, 'id' | 'variantId'>

/** A variant on the wish list. Details such as `product` are available once the list itself was loaded. */
export type WishItem = Line & Partial<Omit<ShoppingListItem, keyof Line>>

/** Known data of a wish list: `wishList` of a user, or the list itself. */
export interface WishListInitialData {
  /** Id of the wish list; null if it does not exist yet. */
  readonly id: number | null
  /** Lines of the wish list. */
  readonly items: readonly WishItem[]
}

/** State of a wish list store. */
export interface WishListState {
  /** Items of the last response of the back end, with pending changes applied. */
  readonly items: readonly WishItem[]
  /** Variants of these items. */
  readonly variantIds: ReadonlySet<number>
  /** Whether the list has been loaded. For a guest it is empty. */
  readonly loaded: boolean
  /** Variants that are being added or removed. */
  readonly pending: ReadonlySet<number>
}

/** Result of changing the wish list. */
export type WishChange = 'added' | 'removed'

/** Texts of the notices of the store. */
export type WishListMessages = Pick<BasicMessages, 'unexpected_title' | 'unexpected'> &
  Pick<AccountMessages, 'wish_added' | 'wish_login_required'>

/** Options of {@link createWishListStore}. */
export interface WishListStoreOptions {
  /** Where the store shows its notices, usually the notice store. */
  readonly notices: NoticePort
  /** Texts of these notices, from the messages of `@vanek/sdk/i18n`. */
  readonly messages: WishListMessages
  /** Whether a customer is signed in; called on every change. */
  readonly isSignedIn: () => boolean
  /** Called when the back end reports that the sign-in has expired. */
  readonly onUnauthorized?: (() => void) | undefined
  /** A `BroadcastChannel` that synchronizes the list between tabs. */
  readonly channel?: TabChannel | undefined
  /** The list rendered by the server, or the one in the user's data; null: an empty list, undefined: an unknown one. */
  readonly initial?: WishListInitialData | null | undefined
}

/** Methods change the state at once; promises resolve after the back end has responded. */
export interface WishListStore extends Store<WishListState> {
  /** Loads the list unless it is loaded; sends nothing for a guest. */
  readonly load: () => Promise<Result<WishListState>>
  /** Adds the variant, or removes it if it is in the list. */
  readonly toggle: (variantId: number) => Promise<Result<WishChange>>
  /** Adds the variant unless it is in the list. */
  readonly add: (variantId: number) => Promise<Result<WishChange>>
  /** Removes the variant if it is in the list. */
  readonly remove: (variantId: number) => Promise<Result<WishChange>>
  /** Clears the list after a sign-out or a change of the customer; `load` reads the next one. */
  readonly reset: () => void
  /** Closes the channel to other tabs and stops automatic refreshing. */
  readonly close: () => void
}
