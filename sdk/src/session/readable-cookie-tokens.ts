import type { TokenKind, TokenStore } from '../transport/tokens.ts'

/** Cookies as a port: in a browser `{ read: () => document.cookie, write: (cookie) => { document.cookie = cookie } }`. */
export interface CookiePort {
  /** All cookies in one line, like `document.cookie`. */
  readonly read: () => string
  /** Sets one cookie, in the form of a `Set-Cookie` header. */
  readonly write: (cookie: string) => void
}

const dayInSeconds = 86_400
const maxAge: Record<TokenKind, number> = { auth: 7 * dayInSeconds, cart: dayInSeconds }

/**
 * Tokens in cookies that page scripts may read, for a shop without a server of its own that could keep them away from
 * scripts. Whoever can inject a script can take them.
 */
export function readableCookieTokens({ read, write }: CookiePort, { secure = true } = {}): TokenStore {
  const get = (kind: TokenKind): string | undefined => {
    const name = `vanek_${kind}_token=`
    const pair = read()
      .split('; ')
      .find((own) => own.startsWith(name))
    return (pair && decodeURIComponent(pair.slice(name.length))) || undefined
  }
  return {
    has: (kind) => get(kind) !== undefined,
    get,
    set(kind, token) {
      const value = `vanek_${kind}_token=${encodeURIComponent(token ?? '')}`
      write(`${value}; Path=/; Max-Age=${token ? maxAge[kind] : 0}; SameSite=Lax${secure ? '; Secure' : ''}`)
    },
  }
}
