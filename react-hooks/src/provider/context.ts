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

/** What the hooks below a `ShopProvider` are bound to. */
export interface ShopBinding {
  readonly shop: Shop
  readonly cart: CartStore
  readonly notices: NoticeStore
  /** Needed by `useCompare` and its kin only. */
  readonly compare?: CompareStore | undefined
  /** For `useSearchField`; may come later than the page. */
  readonly search?: SearchStore | undefined
  /** Needed by `useLastVisited` only. */
  readonly visitor?: VisitorStore | undefined
  /** Needed by `useOverlays` only. */
  readonly overlays?: OverlayStore | undefined
  /** For `useSession` and its kin; may come later than the page. */
  readonly session?: SessionStore | undefined
  /** For `useWishToggle` and its kin; may come later than the page. */
  readonly wishList?: WishListStore | undefined
  /** Answers of reads; made at the first read unless given, such as one that begins with what the server read. */
  readonly resources?: ResourceStore | undefined
}

/** What the provider adds. */
export interface Binding extends ShopBinding {
  /** Holds the resource store that was made here: its code comes with the first hook that reads. */
  readonly made: { resources: ResourceStore | null }
}

export const ShopContext = createContext<Binding | null>(null)

/** Everything the nearest provider was given. Throws outside of one. */
export function useBinding(): Binding {
  const binding = useContext(ShopContext)
  if (!binding) throw new Error('This hook needs a <ShopProvider> above it')
  return binding
}
