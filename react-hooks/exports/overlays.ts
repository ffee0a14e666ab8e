/**
 * Cookie consent, banners and modals.
 *
 * @module
 */
export { type UseOverlaysResult, useOverlays } from '../src/overlays/use-overlays.ts'
