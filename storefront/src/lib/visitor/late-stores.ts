import type { WishListStore } from '@vanek/sdk/account'
import type { OverlayStore } from '@vanek/sdk/overlays'
import { createContext } from 'react'

/** Stores that parts loaded late bring along and share; each page of the browser, each rendering of the server has its own. */
export interface LateStoresHeld {
  overlays?: OverlayStore
  wishList?: WishListStore
  /** Id of the customer whose wish list it is; null for a guest. */
  wishOwner?: string | null
  /** What tabs tell each other of the session by; one for the whole page, which does not hear itself. */
  sessionTabs?: BroadcastChannel
}

/** Where late parts find the stores that others of them have made. */
export const LateStores = createContext<LateStoresHeld>({})
