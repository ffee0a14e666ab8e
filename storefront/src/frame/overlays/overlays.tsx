import { cartPath } from '#market/paths'
import { MarketOffer } from '../markets/market-offer.tsx'
import { useOverlays } from '@vanek/react-hooks'
import { type OverlayState, type OverlayStore, shouldShowEntryModal } from '@vanek/sdk/overlays'
import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { ShellData } from '../../entities/shop/load-shell.ts'
import { useShell } from '../../entities/shop/use-shell.ts'
import { withSheets } from '../../lib/page/sheets.ts'
import { lazily } from '../../lib/browser/later.tsx'

type WindowKind = 'redirect' | 'entry' | 'promo'

export interface Occasion {
  readonly state: OverlayState
  readonly shell: Pick<ShellData, 'entryModal' | 'promoModal'> | null
  readonly now: Date
  readonly pathname: string
  /** The window that has opened on its own in this document; one at most. */
  readonly shown: WindowKind | null
}

/**
 * The window to open over the page: none before the cookie choice, and none on its own during the checkout (B1.19 to
 * B1.21).
 */
export function windowToOpen({ state, shell, now, pathname, shown }: Occasion): WindowKind | null {
  if (!state.loaded || state.consentOpen) return null
  if (state.redirect) return 'redirect'
  if (pathname === cartPath || pathname.startsWith(`${cartPath}/`)) return null
  if (shown !== 'promo' && shouldShowEntryModal(shell?.entryModal ?? null, state.closedModals, now)) return 'entry'
  const promo = shown !== 'entry' && state.promoDue && shouldShowEntryModal(shell?.promoModal ?? null, [], now)
  return promo ? 'promo' : null
}

const EditorsWindow = lazily(() => withSheets(import('./editors-window.tsx'), 'late').then((own) => own.EditorsWindow))
const RedirectWindow = lazily(() =>
  withSheets(import('./redirect-window.tsx'), 'late').then((own) => own.RedirectWindow),
)

/** Opens and closes the cookie banner with the state of the store. React does not render the banner. */
function useCookieBanner({
  consentOpen,
  consent,
  saveConsent,
}: OverlayState & Pick<OverlayStore, 'saveConsent'>): void {
  useEffect(() => {
    if (!consentOpen) return
    const loading = withSheets(import('./cookie-banner.ts'), 'late')
    void loading.then(({ showCookieBanner }) => showCookieBanner({ consent, decide: saveConsent })).catch(() => {})
    return () => void loading.then(({ closeCookieBanner }) => closeCookieBanner()).catch(() => {})
  }, [consentOpen, consent, saveConsent])
}

/** Overlays that open on their own: the cookie banner, one window at a time, the language banner. */
export function Overlays() {
  const overlays = useOverlays()
  useCookieBanner(overlays)
  const shell = useShell()
  const { pathname } = useLocation()
  const [shown, setShown] = useState<WindowKind | null>(null)
  const [now] = useState(() => new Date())
  const open = windowToOpen({ state: overlays, shell, now, pathname, shown })
  // a window opens on its own only once per document
  if (open && open !== 'redirect' && shown === null) setShown(open)
  return (
    <>
      {!overlays.consentOpen && <MarketOffer />}
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
