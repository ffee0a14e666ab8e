import { isActiveAt, type TimeLimits } from '../kernel/shown.ts'

/** What decides whether the top banner is shown. */
export interface BannerVisibility {
  /** Whether the banner is enabled for the shop. */
  readonly enabled: boolean
  /** Whether the banner is enabled for this domain. */
  readonly domain_enabled: boolean
  /** Text of the banner; without one it is not shown. */
  readonly text: string | null
  /** ISO 8601; null if unknown. */
  readonly last_modified: string | null
}

/** What decides whether an entry modal is shown. */
export interface ModalVisibility extends TimeLimits {
  /** Id of the modal, which `closeModal` of the overlay store takes. */
  readonly _id: string
  /** Whether the modal is enabled. */
  readonly enabled: boolean
}

/**
 * Whether to show the top banner: it is enabled for the shop and this domain, and either was not closed or was
 * modified since.
 *
 * @param banner - The banner from the content service; null if there is none.
 * @param closed - When it was closed, `topBannerClosed` of the overlay store; null if it was not.
 */
export function shouldShowTopBanner(banner: BannerVisibility | null, closed: string | null): boolean {
  if (!banner?.enabled || !banner.domain_enabled || !banner.text) return false
  if (closed === null) return true
  const modified = Date.parse(banner.last_modified ?? '')
  const before = Date.parse(closed)
  return !Number.isNaN(modified) && (Number.isNaN(before) || modified > before)
}

/**
 * Whether to show an entry modal: it is enabled, on now, and was not closed before.
 *
 * @param modal - The modal from the content service; null if there is none.
 * @param closed - Ids of the modals that were closed.
 * @param now - Current time.
 */
export const shouldShowEntryModal = (modal: ModalVisibility | null, closed: readonly string[], now: Date): boolean =>
  modal !== null && modal.enabled && !closed.includes(modal._id) && isActiveAt(modal, now)
