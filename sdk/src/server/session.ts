import { segmentCookieNames } from '../session/segment-cookies.ts'
import type { TokenKind, TokenStore } from '../transport/tokens.ts'
import type { CookieJar } from './cookies.ts'

/**
 * Tokens that the server stores for a visitor: of the customer, of the guest cart, of the guest cart before it, and of
 * the order just placed or looked up.
 */
export type SessionKind = TokenKind | 'retired' | 'order'

const hour = 60 * 60
const day = 24 * hour

interface KeptCookie {
  readonly name: string
  /** Readable by scripts; only tells whether the token exists. */
  readonly marker?: string
  /** Cookies with data of the token's owner, deleted together with it. */
  readonly known?: readonly string[]
  /** Tokens that are deleted together with this one, so that the next visitor does not get them. */
  readonly takes?: readonly SessionKind[]
  readonly maxAgeSeconds: number
}

const stored: Record<SessionKind, KeptCookie> = {
  auth: {
    name: 'vanek_auth_token',
    marker: 'vanek_auth',
    known: Object.values(segmentCookieNames),
    takes: ['order', 'retired'],
    maxAgeSeconds: 7 * day,
  },
  cart: { name: 'vanek_cart_token', marker: 'vanek_cart', maxAgeSeconds: day },
  retired: { name: 'vanek_last_cart', maxAgeSeconds: hour },
  order: { name: 'vanek_order', maxAgeSeconds: day },
}

/**
 * The cookies in which the session stores its tokens, by kind; over https they have the prefix `__Host-`. For caches
 * that must know whether a request belongs to one visitor.
 */
export const sessionCookies: Readonly<Record<SessionKind, string>> = {
  auth: stored.auth.name,
  cart: stored.cart.name,
  retired: stored.retired.name,
  order: stored.order.name,
}

/**
 * Whether a cookie belongs to the session, so that pages must not touch it.
 *
 * @param name - Name of the cookie, with or without the prefix `__Host-`.
 */
export const isSessionCookie = (name: string): boolean =>
  Object.values(stored).some((cookie) => cookie.name === name.replace(/^__Host-/, '') || cookie.marker === name)

/**
 * The tokens of one visitor, in HttpOnly cookies. The first two kinds also have a readable cookie with the value `1`.
 */
export interface Session {
  /**
   * Reads a token.
   *
   * @param kind - Kind of token.
   * @returns undefined if there is none, or if its cookie is malformed.
   */
  get(kind: SessionKind): string | undefined
  /**
   * Stores a token in its cookie. Throws if a cookie cannot hold it.
   *
   * @param kind - Kind of token.
   * @param token - The token.
   */
  set(kind: SessionKind, token: string): void
  /**
   * Deletes a token. With the token of a customer, those of the order placed last and of the cart before it are
   * deleted too.
   *
   * @param kind - Kind of token.
   */
  drop(kind: SessionKind): void
}

const fitsCookie = /^[\w.~+/=:-]{1,2000}$/

/**
 * Creates the session of one visitor in cookies. Over https their names have the prefix `__Host-`.
 *
 * @param jar - Cookies of the request.
 * @param options - `secure` says whether the shop is served over https.
 * @returns The session, for `createProxy` and `sessionTokens`.
 * @example
 * ```ts
 * const jar = createCookieJar(request.headers.get('cookie'), { secure: true })
 * const session = createSessionCookies(jar, { secure: true })
 * const isSignedIn = session.get('auth') !== undefined
 * ```
 */
export function createSessionCookies(jar: CookieJar, { secure }: { secure: boolean }): Session {
  const nameOf = (kind: SessionKind) => (secure ? `__Host-${stored[kind].name}` : stored[kind].name)
  return {
    get(kind) {
      const token = jar.get(nameOf(kind))
      return token && fitsCookie.test(token) ? token : undefined
    },
    set(kind, token) {
      if (!fitsCookie.test(token)) throw new Error(`A ${kind} token that no cookie can hold`)
      const { marker, maxAgeSeconds } = stored[kind]
      jar.set(nameOf(kind), token, { maxAgeSeconds })
      if (marker) jar.set(marker, '1', { maxAgeSeconds, httpOnly: false })
    },
    drop(kind) {
      const { marker, known = [], takes = [] } = stored[kind]
      // deleting a missing token does not delete the others
      if (jar.get(nameOf(kind)) !== undefined) for (const other of takes) jar.remove(nameOf(other))
      jar.remove(nameOf(kind))
      if (marker) jar.remove(marker)
      for (const name of known) jar.remove(name)
    },
  }
}

/**
 * Creates the token store of a shop that renders pages on the server: it only knows whether a token exists. Use it
 * with a `fetch` that calls the proxy, which adds the token. A shop that calls the back end directly would send no token,
 * and its customers would be signed out.
 *
 * @param session - The session of the request.
 * @returns The token store, for `createShop`.
 * @example
 * ```ts
 * const jar = createCookieJar(request.headers.get('cookie'), { secure: true })
 * const session = createSessionCookies(jar, { secure: true })
 * const visitor = { session, segment: { userVariant: '', userGroups: [] }, requestId: newId(), internal: true }
 * const proxy = createProxy({ targets: { shop: 'http://back-end/store', content: 'http://back-end/cms', services: '' } })
 * const visitorShop = shop.with({
 *   endpoints: { shop: 'http://shop.internal', content: 'http://shop.internal/content', cdn: '' },
 *   tokens: sessionTokens(session),
 *   fetch: (input, init) => proxy(new Request(input, init), visitor),
 * })
 * ```
 */
export const sessionTokens = (session: Session): TokenStore => ({
  has: (kind) => session.get(kind) !== undefined,
  get: () => undefined,
  set: (kind, token) => token === null && session.drop(kind),
})

/**
 * Tokens for pages that are the same for everybody. Checking for a token throws, which fails the page.
 *
 * @param report - Called with the name of the requested data.
 */
export const anonymousTokens = (report: (what: string) => void): TokenStore => {
  const refuse = (what: string): never => {
    report(what)
    throw new Error(`A page cached for everybody requested ${what}`)
  }
  return {
    has: (kind) => refuse(`the visitor's ${kind} token`),
    get: () => undefined,
    set: (kind, token) => (token === null ? undefined : refuse(`a place to keep a ${kind} token`)),
  }
}
