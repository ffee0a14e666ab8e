import { useOverlays } from '@vanek/react-hooks'
import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useShell } from '../../entities/shop/use-shell.ts'
import { LanguageBanner } from './language-banner.tsx'
import { whichWindow, type WindowKind } from './which-window.ts'

const CookieConsent = lazy(() => import('./cookie-consent.tsx').then((own) => ({ default: own.CookieConsent })))
const EditorsWindow = lazy(() => import('./editors-window.tsx').then((own) => ({ default: own.EditorsWindow })))
const RedirectWindow = lazy(() => import('./redirect-window.tsx').then((own) => ({ default: own.RedirectWindow })))

/** All that lies over the page by itself: the question about cookies, one window at a time, the offer of a language. */
export function Overlays() {
  const overlays = useOverlays()
  const shell = useShell()
  const { pathname } = useLocation()
  const [shown, setShown] = useState<WindowKind | null>(null)
  const [now] = useState(() => new Date())
  const open = whichWindow({ state: overlays, shell, now, pathname, shown })
  // what has come by itself once does not come again before the next document
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
        {open === 'promo' && <EditorsWindow kind="promo" onShow={overlays.seePromo} onClose={overlays.closePromo} />}
      </Suspense>
    </>
  )
}
