import { storagePort, type WebStorage } from '../kernel/text-port.ts'
import { memoryTokens, type TokenKind, type TokenStore } from '../transport/tokens.ts'

const portOf = (storage: () => WebStorage, kind: TokenKind) => storagePort(storage, `vanek_${kind}_token`)

/**
 * Stores tokens in a browser storage, for an app without a server of its own: a single page app, an extension. An
 * injected script can steal them; a shop with a server prefers `sameOriginTokens`. With a forbidden or full storage
 * the tokens are lost with the page.
 *
 * @param storage - Returns the storage: `() => localStorage`, or `() => sessionStorage` for tokens that end with the
 *   tab.
 * @returns The store, for `tokens` of `createShop`.
 * @example
 * ```ts
 * const ownShop = shop.with({ tokens: storageTokens(() => localStorage) })
 * ```
 */
export function storageTokens(storage: () => WebStorage): TokenStore {
  const unkept = memoryTokens()
  const get = (kind: TokenKind) => portOf(storage, kind).read() ?? unkept.get(kind)
  return {
    has: (kind) => get(kind) !== undefined,
    get,
    set(kind, token) {
      const port = portOf(storage, kind)
      port.write(token)
      unkept.set(kind, port.read() === token ? null : token)
    },
  }
}
