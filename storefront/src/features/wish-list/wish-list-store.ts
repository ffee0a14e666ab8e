import type { Shop } from '@vanek/sdk'
import { createWishListStore, type WishListStore } from '@vanek/sdk/account'
import { csAccount, csBasics } from '@vanek/sdk/i18n/cs'
import type { NoticePort } from '@vanek/sdk/notices'
import type { LateStoresHeld } from '../../lib/visitor/late-stores.ts'

const messages = { ...csBasics, ...csAccount }

export interface WishListParts {
  readonly shop: Shop
  readonly notices: NoticePort
  /** Told when the back end no longer knows who is signed in. */
  readonly onUnauthorized: () => void
}

/** The one wish list of a page, made when the first heart asks for it. */
export const wishListIn = (stores: LateStoresHeld, { shop, ...parts }: WishListParts): WishListStore =>
  (stores.wishList ??= createWishListStore(shop, {
    ...parts,
    messages,
    isSignedIn: () => shop.config.tokens.has('auth'),
    ...(!import.meta.env.SSR && { channel: new BroadcastChannel('vanek-wish-list') }),
  }))

/** Reads what the customer has marked; what somebody before them has marked is forgotten. */
export function readWishesOf(stores: LateStoresHeld, owner: string | null): void {
  const before = stores.wishOwner
  stores.wishOwner = owner
  // who is here is often known later than that somebody is
  if (before !== undefined && before !== null && before !== owner) stores.wishList?.reset()
  void stores.wishList?.load()
}
