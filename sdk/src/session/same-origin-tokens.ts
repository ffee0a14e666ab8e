import type { TokenStore } from '../transport/tokens.ts'

/**
 * Creates the token store of a page behind `createProxy`. Only the proxy sees the tokens, and adds them to requests.
 * Scripts only know whether they exist, from the cookies `vanek_auth=1` and `vanek_cart=1`.
 *
 * @param cookies - `read` returns all cookies of the page.
 * @returns The token store, for `createShop`.
 * @example
 * ```ts
 * const shop = createShop({
 *   endpoints: { shop: '', content: '/content', services: '/services', cdn: 'https://cdn.example' },
 *   currency,
 *   tokens: sameOriginTokens({ read: () => document.cookie }),
 * })
 * ```
 */
export const sameOriginTokens = ({ read }: { readonly read: () => string }): TokenStore => ({
  has: (kind) => read().split('; ').includes(`vanek_${kind}=1`),
  get: () => undefined,
  set() {},
})
