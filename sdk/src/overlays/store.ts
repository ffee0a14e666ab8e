import type { StoragePort } from '../kernel/text-port.ts'
import { type Clock, systemClock } from '../kernel/clock.ts'
import { createStore } from '../kernel/store.ts'
import { cookieIn, type CookiePort, cookieText, dayInSeconds } from '../kernel/cookies.ts'
import { consentVersion } from './consent-cookie.ts'
import { parseConsent, consentText } from './consent.ts'
import { type StoredState, mostClosed, emptyStoredState, parseStoredState } from './stored-state.ts'
import type { OverlayState, OverlayStore } from './types.ts'

const promoCookie = 'vanek_promo'
const promoDays = 100

const empty: OverlayState = { ...emptyStoredState, loaded: false, consent: null, consentOpen: false, promoDue: false }

const storedStateOf = ({
  closedModals,
  topBannerClosed,
  languageBannerClosed,
  redirect,
}: OverlayState): StoredState => ({
  closedModals,
  topBannerClosed,
  languageBannerClosed,
  redirect,
})

/** Options of {@link createOverlayStore}. */
export interface OverlayStoreOptions {
  /** Stores what was closed; without it, the state is lost with the page. */
  readonly port?: StoragePort
  /** Stores the consent and when the promo modal was seen; both expire. */
  readonly cookies: CookiePort
  /** Clock for the time of the decision; the system clock by default. */
  readonly clock?: Clock
  /**
   * Whether cookies are sent over https only.
   *
   * @defaultValue true
   */
  readonly secure?: boolean
}

/**
 * Creates a store of everything that overlays a page, and of what the visitor closed: cookie consent, entry
 * modals, top banner, language banner, promo and redirect modal.
 *
 * @param options - Cookies for the consent, storage for the rest, and the clock.
 * @returns The store; call `load` after hydration.
 * @example
 * ```ts
 * const overlays = createOverlayStore({ port: storagePort(() => localStorage, 'vanek_overlays'), cookies })
 * ```
 */
export function createOverlayStore(options: OverlayStoreOptions): OverlayStore {
  const { port, cookies, clock = systemClock(), secure = true } = options
  const { setState, ...store } = createStore<OverlayState>(empty)

  const set = (next: OverlayState) => {
    if (JSON.stringify(next) !== JSON.stringify(store.getState())) setState(next)
  }
  const load = () => {
    const state = store.getState()
    const text = port?.read() ?? null
    // cookies may be blocked: then the decision is valid for this page
    const consent = parseConsent(cookies.read()) ?? state.consent
    const unseen = cookieIn(cookies.read(), promoCookie) === undefined
    set({
      // nothing stored: nothing was closed yet, or the storage is blocked
      ...(text === null ? storedStateOf(state) : parseStoredState(text)),
      loaded: true,
      consent,
      // a question that is open again stays until it is answered, here or in another tab
      consentOpen: state.loaded && consent?.at === state.consent?.at ? state.consentOpen : consent === null,
      // an open modal stays open although it counts as seen
      promoDue: state.loaded ? state.promoDue : unseen,
    })
  }
  const change = (part: (state: OverlayState) => Partial<OverlayState>) => {
    // another tab may have changed the storage since
    load()
    const state = store.getState()
    const next = { ...state, ...part(state) }
    // contains the time of the consent so that other tabs are notified: cookies have no event
    port?.write(JSON.stringify({ ...storedStateOf(next), decided: next.consent?.at }))
    set(next)
  }
  const markPromoSeen = () => cookies.write(cookieText(promoCookie, '1', { maxAge: promoDays * dayInSeconds, secure }))

  return {
    ...store,
    load,
    saveConsent(choice) {
      const now = clock.now()
      cookies.write(consentText(choice, now, secure))
      const at = new Date(now).toISOString()
      const { analytics, marketing } = choice
      change(() => ({ consent: { analytics, marketing, at, version: consentVersion }, consentOpen: false }))
    },
    openConsent() {
      load()
      set({ ...store.getState(), consentOpen: true })
    },
    closeTopBanner: (lastModified) => change(() => ({ topBannerClosed: lastModified ?? '' })),
    closeModal: (id) =>
      change(({ closedModals }) => ({
        closedModals: [...closedModals.filter((own) => own !== id), id].slice(-mostClosed),
      })),
    markPromoSeen,
    closePromo() {
      markPromoSeen()
      change(() => ({ promoDue: false }))
    },
    closeLanguageBanner: () => change(() => ({ languageBannerClosed: true })),
    showRedirect: ({ title, text, href }) => change(() => ({ redirect: { title, text, href } })),
    closeRedirect: () => change(() => ({ redirect: null })),
  }
}
