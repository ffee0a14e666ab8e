import { storagePort } from '@vanek/sdk/compare'
import { createOverlayStore, type OverlayStore } from '@vanek/sdk/overlays'
import { useContext } from 'react'
import { overlaysKey } from './kept-keys.ts'
import { LateStores } from './late-stores.ts'

const cookies = {
  read: () => document.cookie,
  write: (text: string) => {
    // eslint-disable-next-line unicorn/no-document-cookie -- the cookie store API is not everywhere yet
    document.cookie = text
  },
}

/** The one store of what lies over the page, made when the first late part asks for it. */
export function useOverlayStore(): OverlayStore {
  const stores = useContext(LateStores)
  return (stores.overlays ??= createOverlayStore({
    port: storagePort(() => localStorage, overlaysKey),
    cookies,
    secure: globalThis.location?.protocol === 'https:',
  }))
}
