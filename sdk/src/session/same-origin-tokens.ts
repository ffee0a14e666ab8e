import type { TokenStore } from '../transport/tokens.ts'

/**
 * Tokens that only the server of the shop sees: it adds them to the requests it forwards. Scripts only know whether
 * they exist, from the cookies `vanek_auth=1` and `vanek_cart=1`.
 *
 * @param cookies - `read` returns all cookies: `{ read: () => document.cookie }`.
 */
export const sameOriginTokens = ({ read }: { readonly read: () => string }): TokenStore => ({
  has: (kind) => read().split('; ').includes(`vanek_${kind}=1`),
  get: () => undefined,
  set() {},
})
