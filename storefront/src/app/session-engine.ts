import { type Shop, unwrap } from '@vanek/sdk'
import { storagePort } from '@vanek/sdk/storage'
import type { CartStore } from '@vanek/sdk/cart'
import { errorText } from '@vanek/sdk/i18n'
import { csBasics } from '@vanek/sdk/i18n/cs'
import { createFlashes, type NoticeStore } from '@vanek/sdk/notices'
import type { RedirectOffer } from '@vanek/sdk/overlays'
import { createSession, isOn, segmentCookies, type SessionSnapshot, type SessionStore } from '@vanek/sdk/session'
import { readyAddressHelp } from '../features/address-help/ready.ts'
import { cookiePort } from './browser-cookies.ts'
import { flashesKey } from './kept-keys.ts'
import { moving } from './later.tsx'
import type { LateStoresHeld } from './late-stores.ts'
import type { ShellData } from './shell/load-shell.ts'
import { makeVisitor } from './visitor.ts'

/** What the session of a page is made of. */
export interface SessionParts {
  readonly shop: Shop
  readonly cart: CartStore
  readonly notices: NoticeStore
  readonly late: LateStoresHeld
  /** What the frame was told of the shop; without it the settings are asked for. */
  readonly shell: ShellData | undefined
  readonly initial: SessionSnapshot | undefined
}

const isAccount = (path: string) => /^\/uzivatel(?:\/|$)/.test(path)

/** Whoever is signed in no more leaves the pages of the account; signing out itself leads elsewhere. */
function leaveAccount(session: SessionStore): void {
  let before = session.getState().ended
  session.subscribe(() => {
    const { ended, pending } = session.getState()
    if (ended === before) return
    before = ended
    // asked for anew, the page leads to signing in and from there back
    if (ended && pending !== 'signOut' && isAccount(location.pathname))
      location.assign(location.pathname + location.search)
    // said by a part of the page that waits for the visitor's first sign
    else if (ended) document.dispatchEvent(new Event(moving))
  })
}

async function askSettings(shop: Shop) {
  const { getSettings } = await import('@vanek/sdk/settings')
  return unwrap(await getSettings(shop))
}

async function offerRedirect(late: LateStoresHeld, offer: RedirectOffer): Promise<void> {
  const { overlayStoreIn } = await import('./overlay-store.ts')
  overlayStoreIn(late).showRedirect(offer)
  document.dispatchEvent(new Event(moving))
}

/** The session of this browser. Imported when somebody is signed in, signs in, or has given the first sign. */
export function makeSession({ shop, cart, notices, late, shell, initial }: SessionParts): SessionStore {
  const session = createSession(shop, {
    ...{ cart, notices, messages: csBasics },
    settings: async () => (shell?.whole ? shell.settings : askSettings(shop)),
    ...(initial && { initial }),
    flashes: createFlashes({ port: storagePort(() => sessionStorage, flashesKey) }),
    segment: segmentCookies(cookiePort, { secure: location.protocol === 'https:' }),
    visitor: makeVisitor(),
    ...(isOn(shell?.settings.functions ?? {}, 'address_validation') && { addressAutocomplete: readyAddressHelp }),
    channel: new BroadcastChannel('vanek-session'),
    // there on https and localhost only
    ...('locks' in navigator && { lock: async (run) => navigator.locks.request('vanek-session', run) }),
    // which field it is about stands in the form; here its name would only puzzle
    onError: (error) => void notices.show({ kind: 'danger', code: error.code, text: errorText(csBasics, error) }),
    redirect: (path) => location.assign(path),
    showRedirect: (offer) => void offerRedirect(late, offer),
  })
  leaveAccount(session)
  session.notePageView()
  return session
}
