import type { WishListStore } from '@vanek/sdk/account'
import type { OverlayStore } from '@vanek/sdk/overlays'
import { createContext } from 'react'

/** Stores that late parts create and share: one set per page in the browser, and per render on the server. */
export interface LateStoresHeld {
  overlays?: OverlayStore
  wishList?: WishListStore
  /** Id of the customer whose wish list it is; null for a guest. */
  wishOwner?: string | null
  /** Channel for session events between tabs; one for the whole page, so that it does not receive its own. */
  sessionTabs?: BroadcastChannel
}

/** Registry of the stores of late parts. */
export const LateStores = createContext<LateStoresHeld>({})
