import { storagePort } from '@vanek/sdk/storage'
import { useNoticeActions, useOverlays, useStickyHeader } from '@vanek/react-hooks'
import { createFlashes, type NoticeInput } from '@vanek/sdk/notices'
import { lazy, Suspense, useContext, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Overlays } from './overlays/overlays.tsx'
import { WithOverlays } from '../lib/visitor/with-overlays.tsx'
import { AfterAdd } from '../widgets/recommendations/after-add.tsx'
import { Tooltips } from '../ui/tooltip.tsx'
import { browserCookies } from '../lib/session/browser-cookies.ts'
import { cookieFlashes, redirectOffer } from '../lib/session/cookie-flashes.ts'
import { expiredCode, flashesKey } from '../lib/browser/kept-keys.ts'
import { LateStores, type LateStoresHeld } from '../lib/visitor/late-stores.ts'
import { isAddressConfigMode } from './overlays/address-config-mode.ts'
import { hasAdminPanel } from './overlays/has-admin-panel.ts'

const AddressConfig = lazy(() =>
  import('./overlays/address-config.tsx').then((own) => ({ default: own.AddressConfig })),
)
const UrlAdd = lazy(() => import('../features/cart/url-add.tsx').then((own) => ({ default: own.UrlAdd })))
const AdminPanel = lazy(() => import('./overlays/admin-panel.tsx').then((own) => ({ default: own.AdminPanel })))

/** What other tabs hear of what the server has done or found, by what it leaves to say. */
const news: Readonly<Record<string, readonly string[]>> = {
  // it is said here, so that they need not find out for themselves, nor say so again
  [expiredCode]: ['expired', 'prompted'],
  signed_in: ['signedIn'],
  signed_in_as_customer: ['signedIn'],
}

/** Tells other tabs who the server has let in or found gone. What a script of a page has left it has told itself. */
function tellOtherTabs(late: LateStoresHeld, left: readonly NoticeInput[]): void {
  const told = left.flatMap(({ code = '' }) => news[code] ?? [])
  if (told.length === 0) return
  const channel = (late.sessionTabs ??= new BroadcastChannel('vanek-session'))
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  for (const type of told) channel.postMessage({ type })
}

/** Says once what an earlier page or a redirect of the server has left to say (C4.28). */
function useFlashMessages(): void {
  const { show } = useNoticeActions()
  const late = useContext(LateStores)
  useEffect(() => {
    const flashes = createFlashes({ port: storagePort(() => sessionStorage, flashesKey) })
    const ofServer = cookieFlashes(browserCookies).take()
    for (const flash of [...ofServer, ...flashes.take()]) show(flash)
    tellOtherTabs(late, ofServer)
  }, [show, late])
}

/** Asks what a redirect of the server has left to ask (C4.08). */
function useLeftOffer(): void {
  const { loaded, showRedirect } = useOverlays()
  useEffect(() => {
    const offer = loaded ? redirectOffer.take(browserCookies) : null
    if (offer) showRedirect(offer)
  }, [loaded, showRedirect])
}

const header = () => document.querySelector<HTMLElement>('.head')

/** How far down the header reaches at its own place. */
const headerEnd = () => (header()?.offsetTop ?? 0) + (header()?.offsetHeight ?? 0)

/** Tells the header, which is there before this, how it stands (B4.16). */
function useHeaderState(): void {
  const [height] = useState(headerEnd)
  const { state } = useStickyHeader({ height })
  useEffect(() => header()?.setAttribute('data-sticky', state), [state])
}

const cookieSettings = '#nastaveni-cookies'

/** Links to `#nastaveni-cookies` open the question about cookies anew, wherever they stand. */
function CookieSettings() {
  const place = useLocation()
  const { askAgain } = useOverlays()
  useEffect(() => {
    if (place.hash !== cookieSettings) return
    askAgain()
    // a reload asks no more; the router keeps its own view of the place
    history.replaceState(history.state, '', location.pathname + location.search)
  }, [place, askAgain])
  return null
}

function Parts() {
  const { hash, key, search } = useLocation()
  const [ofShop] = useState(hasAdminPanel)
  useLeftOffer()
  // what is kept is read after the first rendering, which must be what the server wrote: nothing
  if (!useOverlays().loaded) return null
  return (
    <>
      <Overlays />
      <CookieSettings />
      <Tooltips />
      <AfterAdd />
      <Suspense>
        {isAddressConfigMode(hash) && <AddressConfig key={key} />}
        {ofShop && <AdminPanel />}
        {search.includes('addToCart=') && <UrlAdd />}
      </Suspense>
    </>
  )
}

/** What the frame does and shows beside what the server wrote: loaded at the visitor's first sign. */
export function LateFrame() {
  useFlashMessages()
  useHeaderState()
  return (
    <WithOverlays>
      <Parts />
    </WithOverlays>
  )
}
