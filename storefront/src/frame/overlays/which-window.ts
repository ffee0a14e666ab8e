import { type OverlayState, shouldShowEntryModal } from '@vanek/sdk/overlays'
import type { ShellData } from '../../entities/shop/load-shell.ts'

export type WindowKind = 'redirect' | 'entry' | 'promo'

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
export function whichWindow({ state, shell, now, pathname, shown }: Occasion): WindowKind | null {
  if (!state.loaded || state.consentOpen) return null
  if (state.redirect) return 'redirect'
  if (/^\/kosik(?:\/|$)/.test(pathname)) return null
  if (shown !== 'promo' && shouldShowEntryModal(shell?.entryModal ?? null, state.closedModals, now)) return 'entry'
  const promo = shown !== 'entry' && state.promoDue && shouldShowEntryModal(shell?.promoModal ?? null, [], now)
  return promo ? 'promo' : null
}
