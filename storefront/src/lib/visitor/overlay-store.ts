import { createOverlayStore, type OverlayStore } from '@vanek/sdk/overlays'
import { storagePort } from '@vanek/sdk/storage'
import { useContext } from 'react'
import { overlaysKey, cookiePort } from '../session/cookies.ts'
import { LateStores, type LateStoresHeld } from './late-stores.ts'

const hasUtm = () => {
  try {
    return document.cookie.includes('vanek_utm=') || Boolean(sessionStorage.getItem('vanek_utm'))
  } catch {
    // without access to the storage, nothing is stored
    return false
  }
}

/** Stores or deletes the campaign of the visitor when they decide about cookies (C9.25). */
function followConsent(overlays: OverlayStore): void {
  let decided = overlays.getState().consent?.at
  overlays.subscribe(() => {
    const { consent } = overlays.getState()
    if (consent?.at === decided) return
    decided = consent?.at
    if (hasUtm()) void import('./visitor.ts').then(({ browserUtm }) => browserUtm().settle())
  })
}

function makeStore(): OverlayStore {
  const store = createOverlayStore({
    port: storagePort(() => localStorage, overlaysKey),
    cookies: cookiePort,
    secure: globalThis.location?.protocol === 'https:',
  })
  followConsent(store)
  return store
}

/** The overlay store, created by the first late part that needs it. */
export const overlayStoreIn = (stores: LateStoresHeld): OverlayStore => (stores.overlays ??= makeStore())

/** The overlay store of the current page. */
export const useOverlayStore = (): OverlayStore => overlayStoreIn(useContext(LateStores))
