import type { OverlayStore } from '@vanek/sdk/overlays'
import { createContext } from 'react'

/** Stores that parts loaded late bring along and share; each page of the browser, each rendering of the server has its own. */
export interface LateStoresHeld {
  overlays?: OverlayStore
}

/** Where late parts find the stores that others of them have made. */
export const LateStores = createContext<LateStoresHeld>({})
