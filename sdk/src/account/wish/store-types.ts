import type { BasicMessages, AccountMessages } from '../../i18n/messages.ts'
import type { Result } from '../../kernel/result.ts'
import type { Store } from '../../kernel/store.ts'
import type { NoticePort } from '../../notices/types.ts'
import type { TabChannel } from '../channel.ts'
import type { ShoppingListItem } from '../types.ts'

type Line = Pick<ShoppingListItem, 'id' | 'variantId'>

/** One marked variant. What it is about, such as `product`, is there once the list itself was read. */
export type WishItem = Line & Partial<Omit<ShoppingListItem, keyof Line>>

/** What is known of a wish list: `wishList` of a user, or the list itself. */
export interface WishListStart {
  /** Id of the wish list; null when it was never written to. */
  readonly id: number | null
  /** Lines of the wish list. */
  readonly items: readonly WishItem[]
}

/** What the shopper sees of the wish list. */
export interface WishListState {
  /** The back end's last word with every change under way laid over it. */
  readonly items: readonly WishItem[]
  /** Variants of these items. */
  readonly variantIds: ReadonlySet<number>
  /** False until it is known what is marked; nothing is, for somebody who is not signed in. */
  readonly loaded: boolean
  /** Variants that are being added or removed. */
  readonly pending: ReadonlySet<number>
}

/** What changing the wish list did. */
export type WishChange = 'added' | 'removed'

/** What the store says by notices. */
export type WishListMessages = Pick<BasicMessages, 'unexpected_title' | 'unexpected'> &
  Pick<AccountMessages, 'wish_added' | 'wish_login_required'>

/** What a wish list needs and starts from. */
export interface WishListStoreOptions {
  /** Where the store shows its notices, usually the notice store. */
  readonly notices: NoticePort
  /** Texts of these notices, from the messages of `@vanek/sdk/i18n`. */
  readonly messages: WishListMessages
  /** Whether somebody is signed in; asked at every verb. */
  readonly isSignedIn: () => boolean
  /** Called when the back end answers that nobody is signed in any more. */
  readonly onUnauthorized?: (() => void) | undefined
  /** A BroadcastChannel: tells other tabs that the list changed, and hears of theirs. */
  readonly channel?: TabChannel | undefined
  /** What the server rendered or the user's own data say; null is an empty wish list, none is an unknown one. */
  readonly initial?: WishListStart | null | undefined
}

/** Verbs show what they do at once and resolve when the back end has answered. */
export interface WishListStore extends Store<WishListState> {
  /** Reads the list unless it is there already; sends nothing for somebody who is not signed in. */
  readonly load: () => Promise<Result<WishListState>>
  /** Adds the variant, or removes it when it is there. */
  readonly toggle: (variantId: number) => Promise<Result<WishChange>>
  /** Adds the variant; one that is there already stays as it is. */
  readonly add: (variantId: number) => Promise<Result<WishChange>>
  /** Removes the variant, if it is there. */
  readonly remove: (variantId: number) => Promise<Result<WishChange>>
  /** Forgets the list, after signing out or as somebody else; `load` reads the next one. */
  readonly reset: () => void
  /** Leaves the other tabs alone and stops asking by itself. */
  readonly close: () => void
}
