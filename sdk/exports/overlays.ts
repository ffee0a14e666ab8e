/** What lies over a page: consent, banners and modals, and what is remembered of them. */
export { consentCookie, consentVersion, hasDecided } from '../src/overlays/consent-cookie.ts'
export { type Consent, type ConsentChoice, consentIn } from '../src/overlays/consent.ts'
export { showsEntryModal, showsTopBanner, type ShowableBanner, type ShowableModal } from '../src/overlays/rules.ts'
export { createOverlayStore, type OverlayStoreOptions } from '../src/overlays/store.ts'
export type { OverlayState, OverlayStore, RedirectOffer } from '../src/overlays/types.ts'
