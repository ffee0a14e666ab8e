import type { Shop } from '@vanek/sdk'
import { createWishListStore, type WishListStore } from '@vanek/sdk/account'
import { accountMessages, basicMessages } from '#market/messages'
import type { NoticePort } from '@vanek/sdk/notices'
import type { LateStoresHeld } from '../../lib/visitor/late-stores.ts'

const messages = { ...basicMessages, ...accountMessages }

export interface WishListParts {
  readonly shop: Shop
  readonly notices: NoticePort
  /** Called when the back end rejects the session. */
  readonly onUnauthorized: () => void
}

/** The wish list of a page, created by the first heart. */
export const wishListIn = (stores: LateStoresHeld, { shop, ...parts }: WishListParts): WishListStore =>
  (stores.wishList ??= createWishListStore(shop, {
    ...parts,
    messages,
    isSignedIn: () => shop.config.tokens.has('auth'),
    ...(!import.meta.env.SSR && { channel: new BroadcastChannel('vanek-wish-list') }),
  }))

/** Loads the customer's wish list; that of a previous customer is cleared. */
export function loadWishListOf(stores: LateStoresHeld, owner: string | null): void {
  const before = stores.wishOwner
  stores.wishOwner = owner
  // the customer's id is often known later than the sign-in itself
  if (before !== undefined && before !== null && before !== owner) stores.wishList?.reset()
  void stores.wishList?.load()
}
