/** Consent, banners and modals. */
export { type Overlays, useOverlays } from '../src/overlays/use-overlays.ts'
