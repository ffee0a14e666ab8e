import type { OverlayStore } from '@vanek/sdk/overlays'

const isKept = () => {
  try {
    return document.cookie.includes('vanek_utm=') || Boolean(sessionStorage.getItem('vanek_utm'))
  } catch {
    // where the storage is forbidden nothing waits in it
    return false
  }
}

/** Keeps or forgets the campaign that the visitor came by when they decide about cookies (C9.25). */
export function followConsent(overlays: OverlayStore): void {
  let decided = overlays.getState().consent?.at
  overlays.subscribe(() => {
    const { consent } = overlays.getState()
    if (consent?.at === decided) return
    decided = consent?.at
    if (isKept()) void import('./visitor.ts').then(({ browserUtm }) => browserUtm().settle())
  })
}
