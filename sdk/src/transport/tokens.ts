/** `auth` is the bearer token of a signed-in customer, `cart` the token of a guest cart. */
export type TokenKind = 'auth' | 'cart'

/** Where the bearer token and the guest cart token are kept. */
export interface TokenStore {
  /** Whether there is such a token, even one this program cannot read. */
  has(kind: TokenKind): boolean
  /** The token, if this program may see it. */
  get(kind: TokenKind): string | undefined
  /** Keeps a token; null forgets it. */
  set(kind: TokenKind, token: string | null): void
}

/**
 * Stores tokens in memory, for one request or one test.
 *
 * @param initial - Tokens to start with. Defaults to none.
 */
export function memoryTokens(initial: Partial<Record<TokenKind, string>> = {}): TokenStore {
  const tokens = new Map<string, string>(Object.entries(initial))
  return {
    has: (kind) => tokens.has(kind),
    get: (kind) => tokens.get(kind),
    set: (kind, token) => void (token ? tokens.set(kind, token) : tokens.delete(kind)),
  }
}
