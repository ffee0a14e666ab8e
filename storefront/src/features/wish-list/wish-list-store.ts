import type { Shop } from '@vanek/sdk'
import { createWishListStore, type WishListStore } from '@vanek/sdk/account'
import { accountMessages, basicMessages } from '#market/messages'
import type { NoticePort } from '@vanek/sdk/notices'
import { browserCookies } from '../../lib/session/cookies.ts'
import { wantFavourite } from '../../lib/session/wanted-favourites.ts'
import type { LateStoresHeld } from '../../lib/visitor/late-stores.ts'

const messages = { ...basicMessages, ...accountMessages }

export interface WishListParts {
  readonly shop: Shop
  readonly notices: NoticePort
  /** Called when the back end rejects the session. */
  readonly onUnauthorized: () => void
}

/** A wish list that remembers what could not be added without a sign-in; the server adds it at the next sign-in. */
const remembering = (store: WishListStore): WishListStore => ({
  ...store,
  async toggle(variantId) {
    const adds = !store.getState().variantIds.has(variantId)
    const answer = await store.toggle(variantId)
    if (adds && !answer.ok && answer.error.code === 'unauthorized') wantFavourite(browserCookies, variantId)
    return answer
  },
})

/** The wish list of a page, created by the first heart. */
export const wishListIn = (stores: LateStoresHeld, { shop, ...parts }: WishListParts): WishListStore =>
  (stores.wishList ??= remembering(
    createWishListStore(shop, {
      ...parts,
      messages,
      isSignedIn: () => shop.config.tokens.has('auth'),
      ...(!import.meta.env.SSR && { channel: new BroadcastChannel('vanek-wish-list') }),
    }),
  ))

/** Loads the customer's wish list; that of a previous customer is cleared. */
export function loadWishListOf(stores: LateStoresHeld, owner: string | null): void {
  const before = stores.wishOwner
  stores.wishOwner = owner
  // the customer's id is often known later than the sign-in itself
  if (before !== undefined && before !== null && before !== owner) stores.wishList?.reset()
  void stores.wishList?.load()
}
