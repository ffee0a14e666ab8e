import type { OverlayState, OverlayStore } from '@vanek/sdk/overlays'
import { useBinding } from '../provider/context.ts'
import { useStore } from '../store/use-store.ts'

/** Consent, banners and modals, and their actions. */
export interface UseOverlaysResult
  extends
    OverlayState,
    Pick<
      OverlayStore,
      | 'saveConsent'
      | 'openConsent'
      | 'closeTopBanner'
      | 'closeModal'
      | 'markPromoSeen'
      | 'closePromo'
      | 'closeLanguageBanner'
      | 'showRedirect'
      | 'closeRedirect'
    > {}

const all = (state: OverlayState) => state

/**
 * Consent, banners and modals of this visitor, also as other tabs change them. Nothing is `loaded` on the server and
 * while the page hydrates. Needs the `overlays` prop of `<ShopProvider>` or `<ShopParts>`.
 *
 * @returns The state of the overlay store, and its methods.
 * @example
 * ```tsx
 * const { loaded, consentOpen, saveConsent } = useOverlays()
 * const allowAll = () => saveConsent({ analytics: true, marketing: true })
 * return loaded && consentOpen && <button onClick={allowAll}>Allow all</button>
 * ```
 */
export function useOverlays(): UseOverlaysResult {
  const { overlays } = useBinding()
  if (!overlays) throw new Error('Overlays need the `overlays` prop of <ShopProvider>')
  const state = useStore(overlays, all)
  const { saveConsent, openConsent, closeTopBanner, closeModal, markPromoSeen } = overlays
  const { closePromo, closeLanguageBanner, showRedirect, closeRedirect } = overlays
  const verbs = { saveConsent, openConsent, closeTopBanner, closeModal, markPromoSeen, closePromo }
  return { ...state, ...verbs, closeLanguageBanner, showRedirect, closeRedirect }
}
