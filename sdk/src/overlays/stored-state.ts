import type { OverlayState, RedirectOffer } from './types.ts'

/** State stored by the port. Consent and promo are stored in cookies, because they expire. */
export type StoredState = Pick<OverlayState, 'closedModals' | 'topBannerClosed' | 'languageBannerClosed' | 'redirect'>

/** The most closed modals that are remembered. */
export const mostClosed = 20

export const emptyStoredState: StoredState = {
  closedModals: [],
  topBannerClosed: null,
  languageBannerClosed: false,
  redirect: null,
}

const isText = (value: unknown): value is string => typeof value === 'string'

function redirectIn(value: unknown): RedirectOffer | null {
  const { title, text, href } = (value ?? {}) as Readonly<Record<string, unknown>>
  if (!isText(title) || !isText(text) || !isText(href)) return null
  // the storage is untrusted: only paths and http(s) URLs are accepted
  return /^(\/(?![/\\])|https?:\/\/)/.test(href) ? { title, text, href } : null
}

/** Parses the stored state; invalid parts are ignored. */
export function parseStoredState(text: string | null): StoredState {
  let stored: Readonly<Record<string, unknown>> = {}
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    if (typeof value === 'object' && value !== null) stored = value as typeof stored
  } catch {
    // nothing
  }
  const { closedModals, topBannerClosed, languageBannerClosed, redirect } = stored
  return {
    closedModals: Array.isArray(closedModals) ? closedModals.filter(isText).slice(-mostClosed) : [],
    topBannerClosed: isText(topBannerClosed) ? topBannerClosed : null,
    languageBannerClosed: languageBannerClosed === true,
    redirect: redirectIn(redirect),
  }
}
