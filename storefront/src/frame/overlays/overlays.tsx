import { useOverlays } from '@vanek/react-hooks'
import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useShell } from '../../entities/shop/use-shell.ts'
import { LanguageBanner } from './language-banner.tsx'
import { whichWindow, type WindowKind } from './which-window.ts'

const CookieConsent = lazy(() => import('./cookie-consent.tsx').then((own) => ({ default: own.CookieConsent })))
const EditorsWindow = lazy(() => import('./editors-window.tsx').then((own) => ({ default: own.EditorsWindow })))
const RedirectWindow = lazy(() => import('./redirect-window.tsx').then((own) => ({ default: own.RedirectWindow })))

/** Overlays that open on their own: the cookie banner, one window at a time, the language banner. */
export function Overlays() {
  const overlays = useOverlays()
  const shell = useShell()
  const { pathname } = useLocation()
  const [shown, setShown] = useState<WindowKind | null>(null)
  const [now] = useState(() => new Date())
  const open = whichWindow({ state: overlays, shell, now, pathname, shown })
  // a window opens on its own only once per document
  if (open && open !== 'redirect' && shown === null) setShown(open)
  return (
    <>
      <div aria-live="polite">
        {overlays.consentOpen && (
          <Suspense>
            <CookieConsent />
          </Suspense>
        )}
      </div>
      {!overlays.consentOpen && <LanguageBanner />}
      <Suspense>
        {open === 'redirect' && <RedirectWindow />}
        {open === 'entry' && (
          <EditorsWindow kind="entry" onClose={() => overlays.closeModal(shell?.entryModal?._id ?? '')} />
        )}
        {open === 'promo' && (
          <EditorsWindow kind="promo" onShow={overlays.markPromoSeen} onClose={overlays.closePromo} />
        )}
      </Suspense>
    </>
  )
}
