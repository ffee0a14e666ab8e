import type { Shop } from '@vanek/sdk'
import type { WishListStore } from '@vanek/sdk/account'
import type { CartStore } from '@vanek/sdk/cart'
import type { CompareStore } from '@vanek/sdk/compare'
import type { NoticeStore } from '@vanek/sdk/notices'
import type { OverlayStore } from '@vanek/sdk/overlays'
import type { ResourceStore } from '@vanek/sdk/resources'
import type { SearchStore } from '@vanek/sdk/search'
import type { SessionStore, VisitorStore } from '@vanek/sdk/session'
import { createContext, useContext } from 'react'

/** What a `ShopProvider` provides. */
export interface ShopBinding {
  /** The shop, from `createShop`. */
  readonly shop: Shop
  /** The cart, from `createCartStore`. */
  readonly cart: CartStore
  /** The notices, from `createNoticeStore`. */
  readonly notices: NoticeStore
  /**
   * Path of the page of the cart, where forms of the cart post to without scripts.
   * @defaultValue '/cart'
   */
  readonly cartPath?: string | undefined
  /** For `useCompare` and `useCompareToggle`, which throw without it. */
  readonly compare?: CompareStore | undefined
  /** For `useSearchField`; may be added later. */
  readonly search?: SearchStore | undefined
  /** For `useLastVisited`, which throws without it. */
  readonly visitor?: VisitorStore | undefined
  /** For `useOverlays`, which throws without it. */
  readonly overlays?: OverlayStore | undefined
  /** For `useSession`, `useUser` and `useSessionActions`; may be added later. */
  readonly session?: SessionStore | undefined
  /** For `useWishToggle` and `useWishList`; may be added later. */
  readonly wishList?: WishListStore | undefined
  /**
   * Cached responses of reads, for example with the data that the server fetched. Created at the first read if missing.
   */
  readonly resources?: ResourceStore | undefined
}

/** What the provider adds. */
export interface Binding extends ShopBinding {
  /** The resource store if none was provided; its code is loaded with the first hook that reads. */
  readonly made: { resources: ResourceStore | null }
}

export const ShopContext = createContext<Binding | null>(null)

/** Value of the nearest provider. Throws outside of one. */
export function useBinding(): Binding {
  const binding = useContext(ShopContext)
  if (!binding) throw new Error('This hook needs a <ShopProvider> above it')
  return binding
}
