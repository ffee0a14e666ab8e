import { isOnNow, type TimeLimited } from '../kernel/shown.ts'

/** What decides whether the top banner is shown (B1.22). */
export interface ShowableBanner {
  readonly enabled: boolean
  readonly domain_enabled: boolean
  readonly text: string | null
  /** ISO 8601; null when nobody knows. */
  readonly last_modified: string | null
}

/** What decides whether an entry modal is shown (B1.19). */
export interface ShowableModal extends TimeLimited {
  readonly _id: string
  readonly enabled: boolean
}

/**
 * Whether the top banner is shown: enabled for the shop and for this domain (B1.22), and not closed, or modified after
 * the one that was (B4.29). `closed` is `topBannerClosed` of the overlay store.
 */
export function showsTopBanner(banner: ShowableBanner | null, closed: string | null): boolean {
  if (!banner?.enabled || !banner.domain_enabled || !banner.text) return false
  if (closed === null) return true
  const modified = Date.parse(banner.last_modified ?? '')
  const before = Date.parse(closed)
  return !Number.isNaN(modified) && (Number.isNaN(before) || modified > before)
}

/** Whether an entry modal is shown: enabled, on at this time, and this one not closed before (B1.19). */
export const showsEntryModal = (modal: ShowableModal | null, closed: readonly string[], now: Date): boolean =>
  modal !== null && modal.enabled && !closed.includes(modal._id) && isOnNow(modal, now)
