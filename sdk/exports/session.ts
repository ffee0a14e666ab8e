/** Other places to keep a visitor's tokens in. */
export { readableCookieTokens, type CookiePort } from '../src/session/readable-cookie-tokens.ts'
