import type { TokenKind, TokenStore } from '@vanek/sdk'

/** The required part of AsyncStorage; Expo's SecureStore can be adapted to it. */
export interface Storage {
  getItem(key: string): Promise<string | null>
  setItem(key: string, value: string): Promise<void>
  removeItem(key: string): Promise<void>
}

const kinds: readonly TokenKind[] = ['auth', 'cart']
const keyOf = (kind: TokenKind) => `vanek_${kind}_token`

/** An in-memory store that loads tokens from the device and saves changes to it. */
export async function loadTokens(storage: Storage): Promise<TokenStore> {
  const stored = await Promise.all(kinds.map(async (kind) => [kind, await storage.getItem(keyOf(kind))] as const))
  const tokens = new Map(stored)
  return {
    has: (kind) => Boolean(tokens.get(kind)),
    get: (kind) => tokens.get(kind) ?? undefined,
    set(kind, token) {
      tokens.set(kind, token)
      void (token === null ? storage.removeItem(keyOf(kind)) : storage.setItem(keyOf(kind), token))
    },
  }
}
