import type { Store } from '../kernel/store.ts'
import type { Consent, ConsentChoice } from './consent.ts'

/** A question that leads away: where to, and why (B1.20). */
export interface RedirectOffer {
  readonly title: string
  readonly text: string
  /** A path, or an address with http or https. */
  readonly href: string
}

/** What is remembered of the parts that lie over a page (B4.27, B4.29). */
export interface OverlayState {
  /** Whether what was kept has been read; until then nothing is known and nothing should be shown. */
  readonly loaded: boolean
  /** What the visitor allowed; null until they have decided. */
  readonly consent: Consent | null
  /** Whether to ask for consent now: nobody has decided yet, or the visitor wants to decide anew. */
  readonly consentOpen: boolean
  /** Ids of the entry modals that were closed, the latest last. */
  readonly closedModals: readonly string[]
  /** `last_modified` of the top banner that was closed, '' for one without; null when none was. */
  readonly topBannerClosed: string | null
  readonly languageBannerClosed: boolean
  /** Whether the promo modal was not shown for 100 days (B4.26). */
  readonly promoDue: boolean
  /** The open redirect modal; null when none is. */
  readonly redirect: RedirectOffer | null
}

export interface OverlayStore extends Store<OverlayState> {
  /** Reads what was kept. Called after hydration, and again when another tab may have changed it. */
  readonly load: () => void
  /** Keeps what the visitor allows and closes the question. */
  readonly decide: (choice: ConsentChoice) => void
  /** Opens the question again; what was decided holds until it is answered. */
  readonly askAgain: () => void
  /** Closes the banner until it is modified later than this (B4.29). */
  readonly closeTopBanner: (lastModified: string | null) => void
  readonly closeModal: (id: string) => void
  /** Notes that the promo modal was seen: it stays open, but does not come back for 100 days, whatever becomes of the page. */
  readonly seePromo: () => void
  /** Closes the promo modal for 100 days (B4.26). */
  readonly closePromo: () => void
  readonly closeLanguageBanner: () => void
  /** Opens the redirect modal; it stays open over reloads until it is closed (B1.20, B4.27). */
  readonly showRedirect: (offer: RedirectOffer) => void
  readonly closeRedirect: () => void
}
