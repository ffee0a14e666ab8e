/**
 * The visitor: signing in and out, languages, tokens, and what is stored between visits.
 *
 * @example
 * ```ts
 * const settings = async () => unwrap(await getSettings(shop))
 * const session = createSession(shop, { cart, messages: en, settings })
 * await session.start()
 * ```
 * @module
 */
export type { TabChannel } from '../src/kernel/tab-channel.ts'
export { createSession } from '../src/flows/session/store.ts'
export type {
  SessionOptions,
  SessionSnapshot,
  SessionState,
  SessionStore,
  SignedIn,
  SignInOptions,
} from '../src/flows/session/types.ts'
export type { CookiePort } from '../src/kernel/cookies.ts'
export { isFunctionOn } from '../src/links/is-on.ts'
export { suggestLanguage } from '../src/session/language-offer.ts'
export {
  createLocaleStore,
  localeCookie,
  type LocaleState,
  type LocaleStore,
  type LocaleStoreOptions,
} from '../src/session/locale-store.ts'
export { canPrefetch } from '../src/session/may-prefetch.ts'
export { readableCookieTokens } from '../src/session/readable-cookie-tokens.ts'
export type { VisitorState } from '../src/session/visitor-state.ts'
export { createVisitorStore, type VisitorStore, type VisitorStoreOptions } from '../src/session/visitor-store.ts'
export { utmCookie, type UtmCookieOptions, utmCookieName, type UtmPort } from '../src/session/utm-cookie.ts'
export { type Segment, segmentCookieNames, segmentCookies, type SegmentPort } from '../src/session/segment-cookies.ts'
