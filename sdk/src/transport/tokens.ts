/** `auth` is the bearer token of a signed-in customer, `cart` the token of a guest cart. */
export type TokenKind = 'auth' | 'cart'

/** Storage for the bearer token and the guest cart token. */
export interface TokenStore {
  /**
   * Whether there is a token, even if scripts cannot read it.
   *
   * @param kind - Kind of token.
   */
  has(kind: TokenKind): boolean
  /**
   * Reads a token.
   *
   * @param kind - Kind of token.
   * @returns undefined if there is none, or if this program may not read it.
   */
  get(kind: TokenKind): string | undefined
  /**
   * Stores a token.
   *
   * @param kind - Kind of token.
   * @param token - The token; null deletes the stored one.
   */
  set(kind: TokenKind, token: string | null): void
}

/**
 * Creates a token store in memory: for scripts, tests, or one request on a server. It is empty after a reload.
 *
 * @param initial - Tokens to start with. Defaults to none.
 * @returns The token store, for `createShop`.
 * @example
 * ```ts
 * const shop = createShop({ endpoints, currency, tokens: memoryTokens() })
 * ```
 */
export function memoryTokens(initial: Partial<Record<TokenKind, string>> = {}): TokenStore {
  const tokens = new Map<string, string>(Object.entries(initial))
  return {
    has: (kind) => tokens.has(kind),
    get: (kind) => tokens.get(kind),
    set: (kind, token) => void (token ? tokens.set(kind, token) : tokens.delete(kind)),
  }
}
