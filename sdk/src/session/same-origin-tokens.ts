import type { TokenStore } from '../transport/tokens.ts'

/**
 * Tokens that only the page's own server sees: it adds them to what it passes on, and keeps them up to date. Scripts
 * know from the readable cookies `vanek_auth=1` and `vanek_cart=1` that they exist. `read` answers all cookies in one
 * line: `sameOriginTokens({ read: () => document.cookie })`.
 */
export const sameOriginTokens = ({ read }: { readonly read: () => string }): TokenStore => ({
  has: (kind) => read().split('; ').includes(`vanek_${kind}=1`),
  get: () => undefined,
  set() {},
})
