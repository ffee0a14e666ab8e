import { storagePort } from '@vanek/sdk/storage'
import { createOverlayStore, type OverlayStore } from '@vanek/sdk/overlays'
import { useContext } from 'react'
import { cookiePort } from '../session/browser-cookies.ts'
import { followConsent } from './follow-consent.ts'
import { overlaysKey } from '../browser/kept-keys.ts'
import { LateStores, type LateStoresHeld } from './late-stores.ts'

function makeStore(): OverlayStore {
  const store = createOverlayStore({
    port: storagePort(() => localStorage, overlaysKey),
    cookies: cookiePort,
    secure: globalThis.location?.protocol === 'https:',
  })
  followConsent(store)
  return store
}

/** The one store of what lies over the page, made when the first late part asks for it. */
export const overlayStoreIn = (stores: LateStoresHeld): OverlayStore => (stores.overlays ??= makeStore())

/** The same, of the page this is drawn in. */
export const useOverlayStore = (): OverlayStore => overlayStoreIn(useContext(LateStores))
