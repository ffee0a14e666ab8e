import type { CookieJar, Proxy } from '@vanek/sdk/server'

/**
 * Cookie of visitors who have just changed what a page for everybody shows. Browsers send it to this page only, which is
 * then rendered for them instead of taken from a cache.
 */
export const wroteCookie = 'vanek_wrote'

/** Longer than all caches together return an older page. */
const wroteSeconds = 30 * 60

/** Calls that change a page for everybody: a review is shown at once. A question is shown once it has an answer. */
const writes = /\/products\/\d+\/reviews$/

/** The proxy for one request, which gives this cookie to visitors whose call changed the page at this path. */
export const proxyForWriter =
  (proxy: Proxy, jar: CookieJar, pagePath: string): Proxy =>
  async (request, visitor) => {
    const answer = await proxy(request, visitor)
    if (answer.ok && request.method === 'POST' && writes.test(new URL(request.url).pathname))
      jar.set(wroteCookie, '1', { path: pagePath, maxAgeSeconds: wroteSeconds })
    return answer
  }
