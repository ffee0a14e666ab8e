import type { TokenKind, TokenStore } from '../transport/tokens.ts'

/** Cookies as a port: in a browser `{ read: () => document.cookie, write: (cookie) => { document.cookie = cookie } }`. */
export interface CookiePort {
  /** All cookies in one line, like `document.cookie`. */
  readonly read: () => string
  /** Sets one cookie, in the form of a `Set-Cookie` header. */
  readonly write: (cookie: string) => void
}

const dayInSeconds = 86_400

/** Cookie names, and for how long they live. */
const cookies: Record<TokenKind, { readonly token: string; readonly marker: string; readonly maxAge: number }> = {
  auth: { token: 'vanek_auth_token', marker: 'vanek_auth', maxAge: 7 * dayInSeconds },
  cart: { token: 'vanek_cart_token', marker: 'vanek_cart', maxAge: dayInSeconds },
}

const valueOf = (line: string, name: string): string | undefined => {
  const pair = line.split('; ').find((own) => own.startsWith(`${name}=`))
  return pair ? decodeURIComponent(pair.slice(name.length + 1)) || undefined : undefined
}

/**
 * Tokens in cookies that page scripts may read, for a shop without a server of its own that could keep them away from
 * scripts. Whoever can inject a script can take them.
 */
export const readableCookieTokens = ({ read, write }: CookiePort, { secure = true } = {}): TokenStore => {
  const get = (kind: TokenKind) => valueOf(read(), cookies[kind].token)
  return {
    has: (kind) => get(kind) !== undefined,
    get,
    set(kind, token) {
      const { token: name, maxAge } = cookies[kind]
      const value = `${name}=${encodeURIComponent(token ?? '')}`
      write(`${value}; Path=/; Max-Age=${token ? maxAge : 0}; SameSite=Lax${secure ? '; Secure' : ''}`)
    },
  }
}

/**
 * Tokens that only the page's own server sees: it adds them to what it passes on, and keeps them up to date. Scripts
 * know from the readable cookies `vanek_auth=1` and `vanek_cart=1` that they exist.
 */
export const sameOriginTokens = ({ read }: Pick<CookiePort, 'read'>): TokenStore => ({
  has: (kind) => valueOf(read(), cookies[kind].marker) !== undefined,
  get: () => undefined,
  set() {},
})

/**
 * Tokens of a page that is the same for everybody: there are none, and asking whether a visitor has one is a fault of
 * the page that must not go unseen.
 */
export const noTokens = (): TokenStore => {
  const refuse = (): never => {
    throw new Error('A page kept for everybody must not depend on a visitor')
  }
  return { has: refuse, get: () => undefined, set: refuse }
}
