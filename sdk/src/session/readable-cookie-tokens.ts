import type { TokenKind, TokenStore } from '../transport/tokens.ts'
import { cookieIn, type CookiePort, cookieText, dayInSeconds } from '../kernel/cookies.ts'

const maxAge: Record<TokenKind, number> = { auth: 7 * dayInSeconds, cart: dayInSeconds }
const nameOf = (kind: TokenKind) => `vanek_${kind}_token`

/**
 * Stores tokens in cookies that scripts can read, for a shop without a server of its own. An injected script can steal
 * them; prefer `sameOriginTokens`.
 *
 * @param cookies - Cookies of the page.
 * @param options - `secure` sends them over https only. Defaults to true.
 */
export function readableCookieTokens({ read, write }: CookiePort, { secure = true } = {}): TokenStore {
  const get = (kind: TokenKind): string | undefined => cookieIn(read(), nameOf(kind))
  return {
    has: (kind) => get(kind) !== undefined,
    get,
    set: (kind, token) => write(cookieText(nameOf(kind), token ?? '', { maxAge: token ? maxAge[kind] : 0, secure })),
  }
}
