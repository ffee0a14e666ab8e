import type { OverlayState, OverlayStore } from '@vanek/sdk/overlays'
import { useBinding } from '../provider/context.ts'
import { useStore } from '../store/use-store.ts'

/** What is remembered of the parts over a page, with the verbs that change it. */
export interface Overlays
  extends
    OverlayState,
    Pick<
      OverlayStore,
      | 'decide'
      | 'askAgain'
      | 'closeTopBanner'
      | 'closeModal'
      | 'seePromo'
      | 'closePromo'
      | 'closeLanguageBanner'
      | 'showRedirect'
      | 'closeRedirect'
    > {}

const all = (state: OverlayState) => state

/**
 * Consent, banners and modals of this visitor. Nothing is `loaded` on the server and while the page hydrates;
 * other tabs are followed. Needs the `overlays` prop of `<ShopProvider>` or `<ShopParts>`.
 *
 * ```tsx
 * const { loaded, consentOpen, decide } = useOverlays()
 * return loaded && consentOpen && <button onClick={() => decide({ analytics: true, marketing: true })}>Povolit
 * vše</button>
 * ```
 */
export function useOverlays(): Overlays {
  const { overlays } = useBinding()
  if (!overlays) throw new Error('Overlays need the `overlays` prop of <ShopProvider>')
  const state = useStore(overlays, all)
  const { decide, askAgain, closeTopBanner, closeModal, seePromo } = overlays
  const { closePromo, closeLanguageBanner, showRedirect, closeRedirect } = overlays
  const verbs = { decide, askAgain, closeTopBanner, closeModal, seePromo, closePromo }
  return { ...state, ...verbs, closeLanguageBanner, showRedirect, closeRedirect }
}
