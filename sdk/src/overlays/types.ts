import type { Store } from '../kernel/store.ts'
import type { Consent, ConsentChoice } from './consent.ts'

/** A suggestion to go to another site. */
export interface RedirectOffer {
  /** Heading of the modal. */
  readonly title: string
  /** Text of the modal. */
  readonly text: string
  /** A path, or an address with http or https. */
  readonly href: string
}

/** State of everything that overlays a page. */
export interface OverlayState {
  /** Whether the stored state has been read; until then nothing should be shown. */
  readonly loaded: boolean
  /** What the visitor allowed; null until they have decided. */
  readonly consent: Consent | null
  /** Whether to ask for consent now: the visitor has not decided yet, or wants to decide again. */
  readonly consentOpen: boolean
  /** Ids of the entry modals that were closed, the latest last. */
  readonly closedModals: readonly string[]
  /** `last_modified` of the top banner that was closed, '' for one without; null when none was. */
  readonly topBannerClosed: string | null
  /** Whether the visitor closed the language banner. */
  readonly languageBannerClosed: boolean
  /** Whether the promo modal was not shown for 100 days. */
  readonly promoDue: boolean
  /** The open redirect modal; null when none is. */
  readonly redirect: RedirectOffer | null
}

/** Store of everything that overlays a page; made by `createOverlayStore`. */
export interface OverlayStore extends Store<OverlayState> {
  /** Reads the stored state. Call it after hydration, and again when another tab may have changed it. */
  readonly load: () => void
  /** Stores the decision and closes the question. */
  readonly saveConsent: (choice: ConsentChoice) => void
  /** Opens the question again; the last decision applies until it is answered. */
  readonly openConsent: () => void
  /** Closes the banner until it is modified later than this. */
  readonly closeTopBanner: (lastModified: string | null) => void
  /** Closes an entry modal permanently; the last 20 ids are stored. */
  readonly closeModal: (id: string) => void
  /** Marks the promo modal as seen: it stays open, but does not come back for 100 days. */
  readonly markPromoSeen: () => void
  /** Closes the promo modal for 100 days. */
  readonly closePromo: () => void
  /** Closes the language banner permanently. */
  readonly closeLanguageBanner: () => void
  /** Opens the redirect modal; it stays open over reloads until it is closed. */
  readonly showRedirect: (offer: RedirectOffer) => void
  /** Closes the redirect modal. */
  readonly closeRedirect: () => void
}
