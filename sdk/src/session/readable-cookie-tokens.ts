import type { TokenKind, TokenStore } from '../transport/tokens.ts'
import { cookieIn, type CookiePort, cookieText, dayInSeconds } from '../kernel/cookies.ts'

const maxAge: Record<TokenKind, number> = { auth: 7 * dayInSeconds, cart: dayInSeconds }
const nameOf = (kind: TokenKind) => `vanek_${kind}_token`

/**
 * Tokens in cookies that page scripts may read, for a shop without a server of its own that could keep them away from
 * scripts. Whoever can inject a script can take them.
 */
export function readableCookieTokens({ read, write }: CookiePort, { secure = true } = {}): TokenStore {
  const get = (kind: TokenKind): string | undefined => cookieIn(read(), nameOf(kind))
  return {
    has: (kind) => get(kind) !== undefined,
    get,
    set: (kind, token) => write(cookieText(nameOf(kind), token ?? '', { maxAge: token ? maxAge[kind] : 0, secure })),
  }
}
