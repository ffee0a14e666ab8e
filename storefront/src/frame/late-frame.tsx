import { anchors } from '#market/anchors'
import { useNoticeActions, useOverlays } from '@vanek/react-hooks'
import { createFlashMessages, type NoticeInput } from '@vanek/sdk/notices'
import { storagePort } from '@vanek/sdk/storage'
import { Suspense, useContext, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { sentState } from '../lib/page/page-state.ts'
import { withSheets } from '../lib/page/sheets.ts'
import { cookieFlashes, redirectOffer } from '../lib/session/flashes.ts'
import { browserCookies, expiredCode, flashesKey } from '../lib/session/cookies.ts'
import { LateStores, type LateStoresHeld } from '../lib/visitor/late-stores.ts'
import { WithOverlays } from '../lib/visitor/with-overlays.tsx'
import { Overlays } from './overlays/overlays.tsx'
import { lazily } from '../lib/browser/later.tsx'

/** Whether the hash opens the set-up of address completion: it begins with `foxentryconfig`. */
export const isAddressConfigMode = (hash: string): boolean => /^#?foxentryconfig/.test(hash)

/** Whether the staff panel is enabled (B1.25), as set in the page state. */
const hasAdminPanel = (): boolean => sentState().settings?.adminPanel === true

const AddressConfig = lazily(() =>
  withSheets(import('./overlays/address-config.tsx'), 'late').then((own) => own.AddressConfig),
)
const UrlAdd = lazily(() => import('../features/cart/url-add.tsx').then((own) => own.UrlAdd))
const AdminPanel = lazily(() => withSheets(import('./overlays/admin-panel.tsx'), 'late').then((own) => own.AdminPanel))

/** Events to send to other tabs, by the code of a flash message. */
const tabEvents: Readonly<Record<string, readonly string[]>> = {
  // this tab shows the message, so the others need not detect it or show it again
  [expiredCode]: ['expired', 'prompted'],
  signed_in: ['signedIn'],
  signed_in_as_customer: ['signedIn'],
}

/**
 * Notifies other tabs about a sign-in or an expired session on the server. Flash messages left by scripts were already
 * sent to them.
 */
function notifyOtherTabs(late: LateStoresHeld, left: readonly NoticeInput[]): void {
  const types = left.flatMap(({ code = '' }) => tabEvents[code] ?? [])
  if (types.length === 0) return
  const channel = (late.sessionTabs ??= new BroadcastChannel('vanek-session'))
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  for (const type of types) channel.postMessage({ type })
}

/** Shows flash messages of an earlier page or of a server redirect once (C4.28). */
function useFlashMessages(): void {
  const { show } = useNoticeActions()
  const late = useContext(LateStores)
  useEffect(() => {
    const flashes = createFlashMessages({ port: storagePort(() => sessionStorage, flashesKey) })
    const ofServer = cookieFlashes(browserCookies).take()
    for (const flash of [...ofServer, ...flashes.take()]) show(flash)
    notifyOtherTabs(late, ofServer)
  }, [show, late])
}

/** Shows the redirect window that was left by a redirect of the server (C4.08). */
function useRedirectOffer(): void {
  const { loaded, showRedirect } = useOverlays()
  useEffect(() => {
    const offer = loaded ? redirectOffer.take(browserCookies) : null
    if (offer) showRedirect(offer)
  }, [loaded, showRedirect])
}

const cookieSettings = `#${anchors.cookies}`

/** Links to this anchor anywhere reopen the cookie banner. */
function CookieSettings() {
  const place = useLocation()
  const { openConsent } = useOverlays()
  useEffect(() => {
    if (place.hash !== cookieSettings) return
    openConsent()
    // remove the hash, so that a reload does not open it again; keep the router's history state
    history.replaceState(history.state, '', location.pathname + location.search)
  }, [place, openConsent])
  return null
}

function Parts() {
  const { hash, key, search } = useLocation()
  const [ofShop] = useState(hasAdminPanel)
  useRedirectOffer()
  // storage is read after hydration, which must match the server's empty output
  if (!useOverlays().loaded) return null
  return (
    <>
      <Overlays />
      <CookieSettings />
      <Suspense>
        {isAddressConfigMode(hash) && <AddressConfig key={key} />}
        {ofShop && <AdminPanel />}
        {search.includes('addToCart=') && <UrlAdd />}
      </Suspense>
    </>
  )
}

/** Effects and overlays of the frame beyond the server's HTML; loaded when there is one to show. */
export function LateFrame() {
  useFlashMessages()
  return (
    <WithOverlays>
      <Parts />
    </WithOverlays>
  )
}
