export { isAddressConfigMode } from '../src/session/address-config-mode.ts'
export type { CookiePort } from '../src/kernel/cookies.ts'
export { isOn } from '../src/session/feature-flags.ts'
export { languageOffer } from '../src/session/language-offer.ts'
export {
  createLocaleStore,
  localeCookie,
  type LocaleState,
  type LocaleStore,
  type LocaleStoreOptions,
} from '../src/session/locale-store.ts'
export { type ConnectionLike, mayPrefetch } from '../src/session/may-prefetch.ts'
export { readableCookieTokens } from '../src/session/readable-cookie-tokens.ts'
export { lastVisitedKept, parseVisitor, type VisitorState } from '../src/session/visitor-state.ts'
export { createVisitorStore, type VisitorStore } from '../src/session/visitor-store.ts'
