import { storagePort, type WebStorage } from '../kernel/text-port.ts'
import { memoryTokens, type TokenKind, type TokenStore } from '../transport/tokens.ts'

/** Options of {@link storageTokens}. */
export interface StorageTokensOptions {
  /**
   * Start of the keys in the storage. Two shops of one origin must not share it, or one gets the tokens of the other.
   *
   * @defaultValue 'vanek'
   */
  readonly prefix?: string | undefined
}

/**
 * Stores tokens in a browser storage, for an app without a server of its own: a single page app, an extension. An
 * injected script can steal them; a shop with a server prefers `sameOriginTokens`. With a forbidden or full storage
 * the tokens are lost with the page.
 *
 * @param storage - Returns the storage: `() => localStorage`, or `() => sessionStorage` for tokens that end with the
 *   tab.
 * @param options - The prefix of the keys. Defaults to `vanek`.
 * @returns The store, for `tokens` of `createShop`.
 * @example
 * ```ts
 * const ownShop = shop.with({ tokens: storageTokens(() => localStorage) })
 * ```
 */
export function storageTokens(storage: () => WebStorage, { prefix = 'vanek' }: StorageTokensOptions = {}): TokenStore {
  const portOf = (kind: TokenKind) => storagePort(storage, `${prefix}_${kind}_token`)
  const unkept = memoryTokens()
  const get = (kind: TokenKind) => portOf(kind).read() ?? unkept.get(kind)
  return {
    has: (kind) => get(kind) !== undefined,
    get,
    set(kind, token) {
      const port = portOf(kind)
      port.write(token)
      unkept.set(kind, port.read() === token ? null : token)
    },
  }
}
