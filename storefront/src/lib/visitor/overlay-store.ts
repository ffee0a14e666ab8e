import { createOverlayStore, type OverlayStore } from '@vanek/sdk/overlays'
import { storagePort } from '@vanek/sdk/storage'
import { useContext } from 'react'
import { overlaysKey } from '../browser/kept-keys.ts'
import { cookiePort } from '../session/browser-cookies.ts'
import { LateStores, type LateStoresHeld } from './late-stores.ts'

const isKept = () => {
  try {
    return document.cookie.includes('vanek_utm=') || Boolean(sessionStorage.getItem('vanek_utm'))
  } catch {
    // where the storage is forbidden nothing waits in it
    return false
  }
}

/** Keeps or forgets the campaign that the visitor came by when they decide about cookies (C9.25). */
function followConsent(overlays: OverlayStore): void {
  let decided = overlays.getState().consent?.at
  overlays.subscribe(() => {
    const { consent } = overlays.getState()
    if (consent?.at === decided) return
    decided = consent?.at
    if (isKept()) void import('./visitor.ts').then(({ browserUtm }) => browserUtm().settle())
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

/** The one store of what lies over the page, made when the first late part asks for it. */
export const overlayStoreIn = (stores: LateStoresHeld): OverlayStore => (stores.overlays ??= makeStore())

/** The same, of the page this is drawn in. */
export const useOverlayStore = (): OverlayStore => overlayStoreIn(useContext(LateStores))
