/**
 * Cookie consent, banners and modals.
 *
 * @module
 */
export { type Overlays, useOverlays } from '../src/overlays/use-overlays.ts'
