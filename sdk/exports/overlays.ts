/**
 * Everything that overlays a page: cookie consent, banners and modals.
 *
 * @example
 * ```ts
 * const overlays = createOverlayStore({ cookies })
 * overlays.load()
 * ```
 * @module
 */
export { consentCookie, consentVersion, hasConsentDecision } from '../src/overlays/consent-cookie.ts'
export { type Consent, type ConsentChoice, parseConsent } from '../src/overlays/consent.ts'
export { shouldShowEntryModal, shouldShowTopBanner, type ModalVisibility } from '../src/overlays/rules.ts'
export { createOverlayStore, type OverlayStoreOptions } from '../src/overlays/store.ts'
export type { OverlayState, OverlayStore, RedirectOffer } from '../src/overlays/types.ts'
