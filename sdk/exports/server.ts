/**
 * The server of a storefront: the proxy that keeps tokens away from the browser, sessions in cookies, and cache
 * headers.
 *
 * @example
 * ```ts
 * const jar = createCookieJar(request.headers.get('cookie'), { secure: true })
 * const session = createSessionCookies(jar, { secure: true })
 * const proxy = createProxy({ targets: { shop: 'http://back-end/store', content: 'http://back-end/cms', services: '' } })
 * const visitor = { session, segment: { userVariant: '', userGroups: [] }, requestId: newId(), internal: true }
 * const visitorShop = shop.with({
 *   endpoints: { shop: 'http://shop.internal', content: 'http://shop.internal/content', cdn: '' },
 *   tokens: sessionTokens(session),
 *   fetch: (input, init) => proxy(new Request(input, init), visitor),
 * })
 * ```
 * @module
 */
export { cacheControl, type CacheTimes } from '../src/server/cache-policy.ts'
export { createCookieJar, type CookieJar, type CookieOptions } from '../src/server/cookies.ts'
export { isPersonalPath, type ProxyOperation } from '../src/server/proxy/operations.ts'
export type { ProxyTexts } from '../src/server/proxy/texts.ts'
export { readLimited } from '../src/server/proxy/body.ts'
export { deadline, type Deadline } from '../src/server/proxy/deadline.ts'
export { createProxy, type Proxy, type ProxyConfig, type ProxyVisitor } from '../src/server/proxy.ts'
export { publicFetch } from '../src/server/public-fetch.ts'
export { supportedFetch, type SupportedFetchConfig } from '../src/server/supported-fetch.ts'
export { isSafeMethod, isSameOrigin } from '../src/server/same-origin.ts'
export {
  isSessionCookie,
  anonymousTokens,
  sessionCookies,
  createSessionCookies,
  sessionTokens,
  type Session,
} from '../src/server/session.ts'
