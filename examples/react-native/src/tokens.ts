import type { TokenKind, TokenStore } from '@vanek/sdk'

/** The part of AsyncStorage that tokens need; the keychain of Expo's SecureStore fits as well. */
export interface Storage {
  getItem(key: string): Promise<string | null>
  setItem(key: string, value: string): Promise<void>
  removeItem(key: string): Promise<void>
}

const kinds: readonly TokenKind[] = ['auth', 'cart']
const keyOf = (kind: TokenKind) => `vanek_${kind}_token`

/** A store in memory that begins with what the device has stored, and stores what changes. */
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
